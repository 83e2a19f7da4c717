import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';
import { chmod, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A file only its owner can read, made once: what a command on the gateway's own machine needs, without any set-up. @returns its content */
async function ownFile(folder: string, name: string, make: () => string): Promise<string> {
  const file = join(folder, name);
  const known = await readFile(file, 'utf8').catch(() => '');
  if (known) return known.trim();
  await mkdir(folder, { recursive: true });
  const made = `${file}.${randomUUID()}`;
  await writeFile(made, `${make()}\n`, { mode: 0o600 });
  await chmod(made, 0o600);
  // Of two gateways that start at once, one file stays, and both read that.
  await link(made, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(made, { force: true });
  return (await readFile(file, 'utf8')).trim();
}

/** The administrator's token of a registry in a folder. */
export const adminToken = (folder: string) => ownFile(folder, 'admin-token', () => `mall_${randomBytes(32).toString('base64url')}`);

/** The private key with which smoke tests that ran on this machine are signed, as PEM. */
export const runnerKey = (folder: string) =>
  ownFile(folder, 'runner-key', () => generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString().trim());
