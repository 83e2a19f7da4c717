import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/**
 * Keeps secrets that have to be read again under the installation's key (AES-256-GCM): a copy of the database alone tells none, and none can be
 * moved from one owner to another.
 */
export function sealedWith(installationKey: Buffer) {
  const key = Buffer.from(hkdfSync('sha256', installationKey, '', 'second step of operators', 32));
  return {
    seal(secret: Uint8Array, owner: string): Buffer {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(owner));
      return Buffer.concat([nonce, cipher.update(secret), cipher.final(), cipher.getAuthTag()]);
    },
    /** @throws {Error} it was kept under another key, or for somebody else */
    open(sealed: Buffer, owner: string): Buffer {
      const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12)).setAAD(Buffer.from(owner));
      decipher.setAuthTag(sealed.subarray(-16));
      try {
        return Buffer.concat([decipher.update(sealed.subarray(12, -16)), decipher.final()]);
      } catch (error) {
        throw new Error('a second step was kept under another MALL_KEY: reset it (npx mall operator reset)', { cause: error });
      }
    },
  };
}
