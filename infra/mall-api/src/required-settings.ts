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
  { name: 'METRICS_TOKEN', how: 'who may read /metrics: a long random text' },
];
const ofRealAdapters: Requirement[] = [
  { name: 'MALL_URL', how: 'where buyers and union pay reach the mall: https://www.mall.example' },
  { name: 'SMS_URL', how: 'where text messages are posted to as { phone, text }' },
  { name: 'SMS_SECRET', how: 'the bearer of those posts' },
  { name: 'UNIONPAY_MERCHANT_ID', how: 'the merchant number of union pay' },
  { name: 'UNIONPAY_CERT_ID', how: 'the serial number of our signing certificate' },
  { name: 'UNIONPAY_PRIVATE_KEY', how: 'our signing key, as PEM' },
  { name: 'UNIONPAY_CERTIFICATE', how: 'the certificate union pay signs with, as PEM' },
];
const ofCaptchaService: Requirement[] = [
  { name: 'CAPTCHA_URL', how: 'where captchas are posted to as { appId, ticket, randomStr, ip, scope }; it answers { valid }' },
  { name: 'CAPTCHA_SECRET', how: 'the bearer of those posts' },
  { name: 'CAPTCHA_APP_ID', how: 'what the captcha service knows the mall by' },
  { name: 'CAPTCHA_SCRIPT', how: "the address of the service's script: https://captcha.example/captcha.js" },
];

/** Every setting that this environment needs. @param env `NODE_ENV`, `MALL_ADAPTERS` and `MALL_CAPTCHA` decide */
export function requiredSettings(env: NodeJS.ProcessEnv): Requirement[] {
  const needed = [
    ...always,
    ...(env.NODE_ENV === 'production' ? ofProduction : []),
    ...(env.MALL_ADAPTERS === 'real' ? ofRealAdapters : []),
    ...(env.MALL_CAPTCHA === 'service' ? ofCaptchaService : []),
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
