import { createCipheriv, createDecipheriv, createSign, createVerify, type KeyObject } from 'node:crypto';

/** RSA over SHA-256 of the parts, each on a line of its own, in base64: how both sides of WeChat Pay v3 sign. */
export const signLines = (lines: readonly string[], key: KeyObject): string =>
  createSign('RSA-SHA256')
    .update(`${lines.join('\n')}\n`)
    .sign(key, 'base64');

export const isSignedLines = (lines: readonly string[], signature: string, key: KeyObject): boolean =>
  createVerify('RSA-SHA256')
    .update(`${lines.join('\n')}\n`)
    .verify(key, signature, 'base64');

export interface SealedResource {
  algorithm: string;
  ciphertext: string;
  associated_data: string;
  nonce: string;
}

/** AES-256-GCM under the merchant's key: what a notice is about. */
export function seal(content: unknown, apiKey: string, nonce: string): SealedResource {
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(apiKey), Buffer.from(nonce));
  cipher.setAAD(Buffer.from('transaction'));
  const ciphertext = Buffer.concat([cipher.update(JSON.stringify(content), 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return { algorithm: 'AEAD_AES_256_GCM', ciphertext: ciphertext.toString('base64'), associated_data: 'transaction', nonce };
}

/** @throws {Error} where it was sealed under another key, or changed since */
export function unseal({ ciphertext, associated_data, nonce }: SealedResource, apiKey: string): unknown {
  const bytes = Buffer.from(ciphertext, 'base64');
  const opener = createDecipheriv('aes-256-gcm', Buffer.from(apiKey), Buffer.from(nonce), { authTagLength: 16 });
  opener.setAuthTag(bytes.subarray(-16));
  opener.setAAD(Buffer.from(associated_data ?? ''));
  return JSON.parse(Buffer.concat([opener.update(bytes.subarray(0, -16)), opener.final()]).toString('utf8'));
}
