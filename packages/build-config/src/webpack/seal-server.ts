import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Writes the checksum of the server build into area.json, once both builds are there: the gateway runs no other bytes. */
export function sealServer(folder: string): void {
  const file = join(folder, 'dist/area.json');
  const code = readFileSync(join(folder, 'dist/server/server.cjs'));
  const description = JSON.parse(readFileSync(file, 'utf8')) as object;
  const integrity = `sha384-${createHash('sha384').update(code).digest('base64')}`;
  writeFileSync(file, `${JSON.stringify({ ...description, server: { integrity, bytes: code.length } }, null, 1)}\n`);
}
