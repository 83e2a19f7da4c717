import { read } from '@e965/xlsx';
import { fromBuffer } from 'yauzl';
import { textOfPdf } from '../text-of-pdf.ts';

/** For tests: all that a file says, whatever it is: a PDF's text, a workbook's cells, what is in a zip, or plain words. */
export async function textOfFile(bytes: Buffer): Promise<string> {
  if (bytes.subarray(0, 5).toString() === '%PDF-') return (await textOfPdf(new Uint8Array(bytes))).text;
  if (bytes.subarray(0, 2).toString() !== 'PK') return bytes.toString();
  const entries = await entriesOf(bytes);
  if (!entries.some(({ name }) => name === '[Content_Types].xml'))
    return (await Promise.all(entries.map(async ({ name, content }) => `${name}\n${await textOfFile(content)}`))).join('\n');
  const { Sheets } = read(bytes);
  return JSON.stringify(Sheets);
}

const entriesOf = (zip: Buffer) =>
  new Promise<{ name: string; content: Buffer }[]>((resolve, reject) =>
    fromBuffer(zip, { lazyEntries: true }, (error, file) => {
      if (error) return reject(error);
      const found: { name: string; content: Buffer }[] = [];
      file.on('error', reject);
      file.on('end', () => resolve(found));
      file.on('entry', (entry) =>
        file.openReadStream(entry, async (failure, stream) => {
          if (failure) return reject(failure);
          found.push({ name: entry.fileName, content: Buffer.concat(await stream.toArray()) });
          file.readEntry();
        }),
      );
      file.readEntry();
    }),
  );
