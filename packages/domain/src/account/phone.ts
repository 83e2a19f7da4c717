export type PhoneProblem = '请填写手机号' | '请输入正确的手机号' | '手机号格式不正确';

/** What is wrong with a typed mobile number, in fixed words (rule login 24); undefined if nothing. */
export function phoneProblem(phone: string): PhoneProblem | undefined {
  if (phone === '') return '请填写手机号';
  if (phone.length !== 11) return '请输入正确的手机号';
  return /^1[3-9]\d{9}$/.test(phone) ? undefined : '手机号格式不正确';
}

/** For the screen: 138****8000 (rule account 4). */
export const maskPhone = (phone: string): string => phone.replace(/^(\d{3})\d{4}(\d{4})$/, '$1****$2');

/** A password of one's own: 8 to 20 characters, with a letter and a digit (rule login 53). */
export const isStrongPassword = (password: string): boolean =>
  password.length >= 8 && password.length <= 20 && /[A-Za-z]/.test(password) && /\d/.test(password);
