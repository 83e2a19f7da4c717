import { createHmac, timingSafeEqual } from 'node:crypto';

/** The text that is signed: fields without the signature and without empty ones, sorted by name, `name=value` joined by `&`. */
export const textToSign = (fields: Readonly<Record<string, string>>): string =>
  Object.entries(fields)
    .filter(([name, value]) => name !== 'signature' && value !== '')
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');

/** HMAC-SHA256 in hexadecimal. */
export const sign = (fields: Readonly<Record<string, string>>, secret: string): string =>
  createHmac('sha256', secret).update(textToSign(fields)).digest('hex');

/** Compares in constant time, so that a signature cannot be guessed digit by digit. */
export function isSignedBy(fields: Readonly<Record<string, string>>, secret: string): boolean {
  const given = Buffer.from(fields.signature ?? '', 'hex');
  const right = Buffer.from(sign(fields, secret), 'hex');
  return given.length === right.length && timingSafeEqual(given, right);
}
