import { randomBytes } from 'node:crypto';
import { Signer } from '@fastify/cookie';
import type { RegistryStorage } from './storage/storage.ts';

const keys = new WeakMap<RegistryStorage, Promise<string>>();

/** The secret that texts of a registry are signed with, made once: the same for all gateways on the storage. @returns hex */
export function signingKey(storage: RegistryStorage): Promise<string> {
  const known = keys.get(storage);
  if (known) return known;
  const key = storage
    .create('keys/signing', randomBytes(32).toString('hex'))
    .then(() => storage.read('keys/signing'))
    .then((text) => text!.toString());
  keys.set(storage, key);
  key.catch(() => keys.delete(storage));
  return key;
}

/** What every signed text says: until when it holds (ms since 1970). */
export interface Signed {
  until: number;
}

/** Writes a value so that nobody without the key can write another. @param purpose what it is for: one is no use as the other */
export function sign(purpose: string, value: Signed & object, key: string): string {
  const text = Buffer.from(JSON.stringify(value)).toString('base64url');
  return new Signer(key).sign(`${purpose}.${text}`).slice(purpose.length + 1);
}

/** Reads a signed value; undefined where it was not written with this key and for this purpose, or its time is over. */
export function verify<Value extends Signed>(purpose: string, signed: string | undefined, key: string): Value | undefined {
  const { valid, value } = new Signer(key).unsign(`${purpose}.${signed ?? ''}`);
  if (!valid || !value) return undefined;
  const read = JSON.parse(Buffer.from(value.slice(purpose.length + 1), 'base64url').toString()) as Value;
  return read.until > Date.now() ? read : undefined;
}
