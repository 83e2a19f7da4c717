import { createHmac, timingSafeEqual } from 'node:crypto';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const stepMs = 30_000;
/** A phone's clock may be half a minute off, to either side. */
const drift = [0, -1, 1];

/** Base32 as authenticators read it (RFC 4648, without padding). */
export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => letters[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
}

/** The thirty seconds that an instant is in, counted from 1970. @param at milliseconds */
export const stepAt = (at: number): number => Math.floor(at / stepMs);

/** The code of a step (RFC 6238 and 4226: HMAC-SHA-1, 6 digits unless told). */
export function codeOf(secret: Uint8Array, step: number, digits = 6): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', secret).update(counter).digest();
  const number = hash.readUInt32BE(hash[19]! & 15) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** Which step a code is of, undefined for none of now. Takes as long whether it fits or not. */
export function stepOf(secret: Uint8Array, code: string, now = Date.now()): number | undefined {
  const sent = Buffer.from(code.padEnd(6).slice(0, 6));
  const fitting = drift.map((by) => stepAt(now) + by).filter((step) => timingSafeEqual(Buffer.from(codeOf(secret, step)), sent));
  return fitting[0];
}

/** How long the code of now is shown, in seconds. */
export const secondsLeft = (now: number): number => Math.ceil((stepMs - (now % stepMs)) / 1000);
