/** A setting without which the API doesn't start. */
interface Requirement {
  name: string;
  /** What it is, and how it is set. */
  how: string;
}

const always: Requirement[] = [
  { name: 'MALL_ADAPTERS', how: '"real" for the outside world itself, "embedded" to play it on the console (npm start does)' },
];
const ofProduction: Requirement[] = [
  { name: 'DATABASE_URL', how: 'the PostgreSQL server: postgres://mall:…@host:5432/mall' },
  { name: 'MALL_URL', how: 'where buyers find the mall: https://www.mall.example' },
  { name: 'MALL_KEY', how: 'of this installation, the same in all its processes: openssl rand -base64 24' },
  {
    name: 'MALL_DATA_KEYS',
    how: 'what ID and account numbers are sealed under, id:key,id:key, the newest first: 2026:$(openssl rand -base64 32)',
  },
  { name: 'METRICS_TOKEN', how: 'who may read /metrics: a long random text' },
];
const ofRealAdapters: Requirement[] = [
  { name: 'MALL_URL', how: 'where buyers and payment providers reach the mall: https://www.mall.example' },
  { name: 'SMS_URL', how: 'where text messages are posted to as { phone, text }' },
  { name: 'SMS_SECRET', how: 'the bearer of those posts' },
  { name: 'INVOICE_URL', how: 'where invoices are posted to as JSON; it answers { number, issuedAt, pdf, xml }, files as base64' },
  { name: 'INVOICE_SECRET', how: 'the bearer of those posts' },
  { name: 'ID_CHECK_URL', how: 'where a name and an ID number are posted to as { name, idNumber }; it answers { isSame }' },
  { name: 'ID_CHECK_SECRET', how: 'the bearer of those posts' },
  { name: 'FACE_CHECK_URL', how: 'where a face check is begun by { id, name, idNumber, expiresAt, noticeUrl }; it answers { url }' },
  { name: 'FACE_CHECK_SECRET', how: 'the bearer of those posts, and the key of its notices' },
  { name: 'SMTP_URL', how: 'the mail server: smtps://name:password@smtp.example:465' },
  { name: 'MAIL_FROM', how: 'who writes: 百工商城 <notice@mall.example>' },
  { name: 'UNIONPAY_MERCHANT_ID', how: 'the merchant number of union pay' },
  { name: 'UNIONPAY_CERT_ID', how: 'the serial number of our signing certificate' },
  { name: 'UNIONPAY_PRIVATE_KEY', how: 'our signing key, as PEM' },
  { name: 'UNIONPAY_CERTIFICATE', how: 'the certificate union pay signs with, as PEM' },
  { name: 'WECHATPAY_APP_ID', how: 'the account at WeChat that the merchant is tied to' },
  { name: 'WECHATPAY_MERCHANT_ID', how: 'the merchant number of WeChat Pay' },
  { name: 'WECHATPAY_CERT_SERIAL', how: 'the serial number of our certificate at WeChat Pay' },
  { name: 'WECHATPAY_PRIVATE_KEY', how: 'our signing key at WeChat Pay, as PEM' },
  { name: 'WECHATPAY_PUBLIC_KEY', how: 'what WeChat Pay signs with, as PEM' },
  { name: 'WECHATPAY_PUBLIC_KEY_ID', how: 'the number of that key: PUB_KEY_ID_…' },
  { name: 'WECHATPAY_API_KEY', how: 'the APIv3 key, 32 characters, that WeChat Pay seals its notices under' },
];
const ofCaptchaService: Requirement[] = [
  { name: 'CAPTCHA_URL', how: 'where captchas are posted to as { appId, ticket, randomStr, ip, scope }; it answers { valid }' },
  { name: 'CAPTCHA_SECRET', how: 'the bearer of those posts' },
  { name: 'CAPTCHA_APP_ID', how: 'what the captcha service knows the mall by' },
  { name: 'CAPTCHA_SCRIPT', how: "the address of the service's script: https://captcha.example/captcha.js" },
];

const ofOcrService: Requirement[] = [
  { name: 'OCR_URL', how: 'where pictures are posted to as image/jpeg; it answers { width, height, lines: [{ text, score, box }] }' },
  { name: 'OCR_SECRET', how: 'the bearer of those posts' },
];

/** Whether nobody's money or name is at stake: NODE_ENV says development or test; where it says nothing, the outside world is played. */
export const isDevelopment = (env: NodeJS.ProcessEnv): boolean =>
  env.NODE_ENV ? ['development', 'test'].includes(env.NODE_ENV) : env.MALL_ADAPTERS !== 'real';

/** Every setting that this environment needs. @param env `NODE_ENV`, `MALL_ADAPTERS`, `MALL_CAPTCHA` and `MALL_OCR` decide */
export function requiredSettings(env: NodeJS.ProcessEnv): Requirement[] {
  const needed = [
    ...always,
    ...(isDevelopment(env) ? [] : ofProduction),
    ...(env.MALL_ADAPTERS === 'real' ? ofRealAdapters : []),
    ...(env.MALL_CAPTCHA === 'service' ? ofCaptchaService : []),
    ...(env.MALL_OCR === 'service' ? ofOcrService : []),
  ];
  return needed.filter(({ name }, index) => needed.findIndex((other) => other.name === name) === index);
}

/** Stops the start where settings are missing. @throws {Error} with one list of all of them, each with what it is */
export function insistOnSettings(env: NodeJS.ProcessEnv): void {
  const missing = requiredSettings(env).filter(({ name }) => !env[name]);
  if (missing.length === 0) return;
  const width = Math.max(...missing.map(({ name }) => name.length));
  const list = missing.map(({ name, how }) => `  ${name.padEnd(width)}  ${how}`).join('\n');
  throw new Error(`these settings are missing (docs/running-it.md):\n${list}`);
}
