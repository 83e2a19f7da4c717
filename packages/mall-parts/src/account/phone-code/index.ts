export { CaptchaStatus } from './captcha-status.tsx';
export { OwnCode } from './own-code.tsx';
export { placeOf, type RefusedField } from './phone-code-failure.ts';
export { PhoneCodeFields } from './phone-code-fields.tsx';
export { phoneCodeTexts } from './phone-code-texts.ts';
export { PhoneField } from './phone-field.tsx';
export { codeDigits, type Problems, phoneDigits, present, sendProblems, smsProblems } from './phone-rules.ts';
export { useCaptcha } from './use-captcha.ts';
export { usePhoneCode } from './use-phone-code.ts';
