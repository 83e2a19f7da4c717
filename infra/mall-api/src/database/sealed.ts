import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/**
 * Keeps secrets that have to be read again under the installation's key (AES-256-GCM): a copy of the database alone tells none, and none can be
 * moved from one owner or purpose to another.
 */
export function sealedWith(installationKey: Buffer, purpose: string) {
  const key = Buffer.from(hkdfSync('sha256', installationKey, '', purpose, 32));
  const sealed = {
    seal(secret: Uint8Array, owner: string): Buffer {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(owner));
      return Buffer.concat([nonce, cipher.update(secret), cipher.final(), cipher.getAuthTag()]);
    },
    /** @throws {Error} it was kept under another key, or for somebody else */
    open(kept: Buffer, owner: string): Buffer {
      const decipher = createDecipheriv('aes-256-gcm', key, kept.subarray(0, 12)).setAAD(Buffer.from(owner));
      decipher.setAuthTag(kept.subarray(-16));
      try {
        return Buffer.concat([decipher.update(kept.subarray(12, -16)), decipher.final()]);
      } catch (error) {
        throw new Error(`the ${purpose} was kept under another MALL_KEY (or installation.key of the data folder): set it anew`, {
          cause: error,
        });
      }
    },
    /** May it be opened? */
    opens(kept: Buffer, owner: string): boolean {
      try {
        sealed.open(kept, owner);
        return true;
      } catch {
        return false;
      }
    },
  };
  return sealed;
}
