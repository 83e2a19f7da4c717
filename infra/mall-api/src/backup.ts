// node src/backup.ts <folder> · node src/backup.ts --restore <folder>: of DATABASE_URL, else of the embedded database in MALL_DATA; with the files of MALL_FILES
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { backUp } from './database/backup/back-up.ts';
import type { Manifest } from './database/backup/backup-folder.ts';
import { progressLines } from './database/backup/progress.ts';
import { readBackup, restore } from './database/backup/restore.ts';
import { requireMallDatabase, withMallDatabase } from './database/embedded-address.ts';
import { backupSilence, folderOfFiles, whereDatabaseIs } from './settings.ts';

const ending = new AbortController();
// Every time: the terminal and `npx mall` may both pass a Ctrl-C on.
for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => ending.abort(new Error(`ended by ${name}`)));

const { values, positionals } = parseArgs({ allowPositionals: true, options: { restore: { type: 'boolean' } } });
const progress = progressLines(process.stderr);

async function copy(folder: string): Promise<string> {
  const storage = folderOfFiles();
  const limits = { signal: ending.signal, silenceMs: backupSilence() * 1000, onProgress: progress.show };
  const where = whereDatabaseIs();
  const said = ({ tables, files, takenAt }: Manifest) =>
    `${tables.length} tables${files ? ` and ${files.length} files` : ''} as of ${takenAt}`;
  if (!values.restore) return `backed up ${said(await withMallDatabase(where, false, (url) => backUp(url, folder, storage, limits)))}`;
  requireMallDatabase(where, true);
  const manifest = await readBackup(folder, storage);
  await withMallDatabase(where, true, (url) => restore(folder, manifest, url, storage, limits));
  return `restored ${said(manifest)}`;
}

try {
  const [folder] = positionals;
  if (!folder || positionals.length > 1) throw new Error('node src/backup.ts [--restore] <folder>');
  const done = await copy(resolve(folder)).finally(progress.end);
  process.stdout.write(`${done}\n`);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
