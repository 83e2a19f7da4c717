import { randomBytes, randomUUID } from 'node:crypto';
import { chmod, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The token with which a command on the same machine acts without any set-up: a file only its owner can read, made once.
 * @returns its content
 */
export async function adminToken(folder: string): Promise<string> {
  const file = join(folder, 'admin-token');
  const known = await readFile(file, 'utf8').catch(() => '');
  if (known) return known.trim();
  await mkdir(folder, { recursive: true });
  const made = `${file}.${randomUUID()}`;
  await writeFile(made, `mall_${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 });
  await chmod(made, 0o600);
  // Of two gateways that start at once, one file stays, and both read that.
  await link(made, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(made, { force: true });
  return (await readFile(file, 'utf8')).trim();
}
