/** A piece of work that costs a robot time (rule outside-world 12): which number from 1 to `most` derives `target` from `salt`? */
export interface Work {
  /** Hex. */
  salt: string;
  /** What PBKDF2 (SHA-256, 32 bytes) derives from the number as text; hex. */
  target: string;
  most: number;
  /** PBKDF2's iterations for one try. */
  iterations: number;
  level: number;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** The work in a ticket, which is `{base64url of its JSON}.{signature}`. @throws {Error} it is none */
export function readWork(ticket: string): Work {
  const json = atob(ticket.split('.')[0]!.replaceAll('-', '+').replaceAll('_', '/'));
  const { salt, target, most, iterations, level, expiresAt } = JSON.parse(json) as Work;
  if (typeof salt !== 'string' || typeof target !== 'string' || !(most > 0) || !(iterations > 0)) throw new Error('this is no work');
  return { salt, target, most, iterations, level, expiresAt };
}

const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
const hexOf = (buffer: ArrayBuffer) => Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('');
/** Tries under way at once: the browser derives keys on threads of its own. */
const abreast = 4;

/**
 * Does the work. It runs on the threads of WebCrypto; what calls it goes on meanwhile.
 * @returns the number as text, which proves the work
 * @throws {Error} no number is right, or there is no WebCrypto (a page without https)
 */
export async function solveWork(ticket: string): Promise<string> {
  const { salt, target, most, iterations } = readWork(ticket);
  const parameters = { name: 'PBKDF2', hash: 'SHA-256', salt: bytesOf(salt), iterations };
  const tries = async (number: number) => {
    const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(String(number)), 'PBKDF2', false, ['deriveBits']);
    return hexOf(await crypto.subtle.deriveBits(parameters, key, 256)) === target;
  };
  let next = 1;
  let right = 0;
  const runner = async () => {
    while (!right && next <= most) {
      const number = next;
      next += 1;
      if (await tries(number)) right = number;
    }
  };
  await Promise.all(Array.from({ length: abreast }, runner));
  if (!right) throw new Error('no number is right');
  return String(right);
}
