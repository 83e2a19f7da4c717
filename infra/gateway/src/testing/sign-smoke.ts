import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import type { SignedSmoke, SmokeStatement } from '@mall/api-contract/platform';

/** A CI's pair of keys, as PEM. */
export function aRunnerKey(): { privateKey: string; publicKey: string } {
  return generateKeyPairSync('ed25519', {
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
}

/** The word of a runner, signed. */
export function signSmoke(
  said: Pick<SmokeStatement, 'pass' | 'area' | 'version'> & Partial<SmokeStatement>,
  privateKey: string,
): SignedSmoke {
  const now = new Date().toISOString();
  const statement = JSON.stringify({ passed: true, report: '1 passing', startedAt: now, endedAt: now, ...said });
  const key = createPrivateKey(privateKey);
  const publicKey = createPublicKey(key).export({ type: 'spki', format: 'der' });
  return {
    statement,
    signature: sign(null, Buffer.from(statement), key).toString('base64url'),
    runner: createHash('sha256').update(publicKey).digest('hex').slice(0, 12),
  };
}
