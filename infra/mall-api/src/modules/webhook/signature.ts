import { createHmac, randomBytes } from 'node:crypto';
import { sealedWith } from '../../database/sealed.ts';

/** A secret as receivers keep it: `whsec_` and 32 bytes in base64. */
export const newSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;

/** Keeps secrets; an endpoint's id is their owner. */
export const sealedSecrets = (installationKey: Buffer) => sealedWith(installationKey, 'secret of webhooks');

/**
 * What `webhook-signature` says, in the manner of Standard Webhooks: `v1,` and the HMAC-SHA256 of `id.timestamp.body` in base64, one a
 * secret (rule webhook 6).
 * @param timestamp seconds since 1970, as in the header
 */
export const signatures = (secrets: readonly string[], id: string, timestamp: number, body: string): string =>
  secrets
    .map((secret) => createHmac('sha256', Buffer.from(secret.replace(/^whsec_/, ''), 'base64')))
    .map((hmac) => `v1,${hmac.update(`${id}.${timestamp}.${body}`).digest('base64')}`)
    .join(' ');
