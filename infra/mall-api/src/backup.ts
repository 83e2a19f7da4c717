// node src/backup.ts <folder> · node src/backup.ts --restore <folder>: of DATABASE_URL, else of the embedded database in MALL_DATA; with the files of MALL_FILES
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { backUp, restore } from './database/backup.ts';
import { withMallDatabase } from './database/embedded-address.ts';
import { folderOfFiles, whereDatabaseIs } from './settings.ts';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { restore: { type: 'boolean' } } });
try {
  const [folder] = positionals;
  if (!folder || positionals.length > 1) throw new Error('node src/backup.ts [--restore] <folder>');
  const from = resolve(folder);
  const storage = folderOfFiles();
  const { tables, files, takenAt } = await withMallDatabase(whereDatabaseIs(), values.restore === true, (url) =>
    values.restore ? restore(from, url, storage) : backUp(url, from, storage),
  );
  process.stdout.write(
    `${values.restore ? 'restored' : 'backed up'} ${tables.length} tables${files ? ` and ${files.length} files` : ''} as of ${takenAt}\n`,
  );
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
