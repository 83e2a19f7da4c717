import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** Seals a secret under the installation's key, so that a copy of the database alone tells none. @returns nonce, tag, what is sealed */
export function seal(secret: string, key: Buffer): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, key, nonce);
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

export function isSealedUnder(sealed: Buffer, key: Buffer): boolean {
  try {
    unseal(sealed, key);
    return true;
  } catch {
    return false;
  }
}

/** @throws {Error} it was sealed under another key */
export function unseal(sealed: Buffer, key: Buffer): string {
  const decipher = createDecipheriv(algorithm, key, sealed.subarray(0, nonceBytes));
  decipher.setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
  try {
    return decipher.update(sealed.subarray(nonceBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8');
  } catch (error) {
    throw new Error('the secret was sealed under another key: MALL_KEY, or installation.key of the data folder, has changed', {
      cause: error,
    });
  }
}
