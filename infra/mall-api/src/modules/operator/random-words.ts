import { randomInt } from 'node:crypto';

const letters = 'abcdefghijklmnopqrstuvwxyz234567';
/** Without what looks alike on paper. */
const clear = 'abcdefghjkmnpqrstuvwxyz';
const digits = '23456789';

const some = (from: string, count: number) => Array.from({ length: count }, () => from[randomInt(from.length)]).join('');

/** A password to type in once: 16 letters and digits in four groups, some 70 bits. */
export const newOneTimePassword = (): string => Array.from({ length: 4 }, () => some(clear, 3) + some(digits, 1)).join('-');

/** Ten codes for who lost the phone, 40 bits each. */
export const newRecoveryCodes = (): string[] => Array.from({ length: 10 }, () => `${some(letters, 4)}-${some(letters, 4)}`);
