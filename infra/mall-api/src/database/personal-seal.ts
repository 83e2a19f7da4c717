import { sealedWith } from './sealed.ts';

/** A key for personal data: `id` stands beside what it sealed. */
export interface DataKey {
  id: string;
  key: Buffer;
}
export interface Sealed {
  keyId: string;
  sealed: Buffer;
}

/**
 * Reads `MALL_DATA_KEYS`: `2027:BASE64,2026:BASE64`, the first one seals, all of them open.
 * @throws {Error} a key isn't 32 bytes, an id stands twice or is no plain word
 */
export function readDataKeys(text: string): DataKey[] {
  const keys = text.split(',').map((one) => {
    const [id = '', encoded = ''] = one.trim().split(':');
    const key = Buffer.from(encoded, 'base64');
    if (!/^[A-Za-z0-9-]{1,20}$/.test(id) || key.length !== 32)
      throw new Error('MALL_DATA_KEYS is id:key,id:key, each key of 32 bytes as base64 (openssl rand -base64 32)');
    return { id, key };
  });
  if (new Set(keys.map(({ id }) => id)).size < keys.length) throw new Error('MALL_DATA_KEYS names an id twice');
  return keys;
}

/**
 * Keeps numbers that identify persons (AES-256-GCM) under the first key; what an older one sealed is opened with that. Bound to its owner: it can't be
 * moved to another company's row.
 */
export function personalSeal(keys: readonly DataKey[]) {
  const rings = new Map(keys.map(({ id, key }) => [id, sealedWith(key, 'personal data')]));
  const keyId = keys[0]!.id;
  return {
    keyId,
    seal: (text: string, owner: string): Sealed => ({ keyId, sealed: rings.get(keyId)!.seal(Buffer.from(text), owner) }),
    /** @throws {Error} its key isn't among those of MALL_DATA_KEYS, or it was another owner's */
    open({ keyId: id, sealed }: Sealed, owner: string): string {
      const ring = rings.get(id);
      if (!ring) throw new Error(`MALL_DATA_KEYS has no key ${id}, under which personal data is kept`);
      return ring.open(sealed, owner).toString();
    },
  };
}
export type PersonalSeal = ReturnType<typeof personalSeal>;
