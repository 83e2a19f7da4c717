import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from './settings.ts';

const folded = (text: string) => createHash('sha256').update(text).digest();

/**
 * The key of this installation (`MALL_KEY`), the same in all its processes: what the database keeps for comparing only is hashed under
 * it, so that a copy of the database alone tells nothing. Without the setting it is made once and kept in the data folder.
 */
export function installationKey({ key, dataFolder }: Pick<Settings, 'key' | 'dataFolder'>): Buffer {
  if (key) return folded(key);
  const file = join(dataFolder, 'installation.key');
  mkdirSync(dataFolder, { recursive: true });
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return folded(readFileSync(file, 'utf8'));
}
