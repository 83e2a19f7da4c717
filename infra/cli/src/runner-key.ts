import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import type { SignedSmoke } from '@mall/api-contract/platform';
import { exitCodes, Fault } from './fault.ts';
import { besideRegistry } from './token.ts';

/** The key by which a machine is known to say how a smoke test went. */
export interface RunnerKey {
  sign(statement: string): SignedSmoke;
}

const setting = 'MALL_RUNNER_KEY';

function read(text: string): KeyObject {
  try {
    return text.includes('BEGIN')
      ? createPrivateKey(text.replaceAll('\\n', '\n'))
      : createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' });
  } catch {
    throw new Fault(exitCodes.usage, 'USAGE', `${setting} can't be read`, 'It is what `mall runners create` printed, in one line.');
  }
}

/** The one that was given, else, for a gateway on this machine, the one that it keeps beside its registry. @throws Fault where it can't be read */
export function runnerKeyFor(gateway: string, env: NodeJS.ProcessEnv, root: string): RunnerKey | undefined {
  const text = env[setting]?.trim() || besideRegistry(gateway, 'runner-key', env, root);
  if (!text) return undefined;
  const key = read(text);
  const publicKey = createPublicKey(key).export({ type: 'spki', format: 'der' });
  const runner = createHash('sha256').update(publicKey).digest('hex').slice(0, 12);
  return { sign: (statement) => ({ statement, signature: sign(null, Buffer.from(statement), key).toString('base64url'), runner }) };
}

/** A new pair: the private key as one line for a CI's secrets, the public one as PEM for the gateway. */
export function makeRunnerKey(): { secret: string; publicKey: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    secret: privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
    publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  };
}
