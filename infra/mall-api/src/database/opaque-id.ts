import { randomBytes } from 'node:crypto';

/** An id that says nothing and cannot be guessed: 26 letters and digits. */
export const opaqueId = (): string =>
  BigInt(`0x${randomBytes(16).toString('hex')}`)
    .toString(36)
    .padStart(26, '0')
    .slice(-26);
