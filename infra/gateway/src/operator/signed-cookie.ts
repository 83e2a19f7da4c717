import { createHmac, timingSafeEqual } from 'node:crypto';

/** What every signed cookie says: whose operator session it belongs to, and until when it holds (ms since 1970). */
export interface Signed {
  session: string;
  until: number;
}

const mac = (purpose: string, text: string, key: string) => createHmac('sha256', key).update(`${purpose}\n${text}`).digest('base64url');

/** Writes a value so that nobody without the key can write another. @param purpose the cookie's name: one is no use as the other */
export function sign(purpose: string, value: Signed & object, key: string): string {
  const text = Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${text}.${mac(purpose, text, key)}`;
}

/** Reads a signed value; undefined where it was not written with this key, for this purpose and this session, or its time is over. */
export function verify<Value extends Signed>(purpose: string, cookie: string | undefined, session: string, key: string): Value | undefined {
  const [text, given, ...rest] = (cookie ?? '').split('.');
  if (!text || !given || rest.length || !session) return undefined;
  const right = Buffer.from(mac(purpose, text, key));
  const sent = Buffer.from(given);
  if (right.length !== sent.length || !timingSafeEqual(right, sent)) return undefined;
  const value = JSON.parse(Buffer.from(text, 'base64url').toString()) as Value;
  return value.session === session && value.until > Date.now() ? value : undefined;
}
