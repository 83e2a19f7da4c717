import { on } from 'node:events';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { rowsAtMost } from '@mall/domain/inquiry/list';
import { type Entry, fromBuffer, type Options, type ZipFile } from 'yauzl';
import { Refused } from './refusals.ts';

const open = promisify<Buffer, Options, ZipFile>(fromBuffer);

/** More than a list ever has; in bytes, inflated. */
const inflatedAtMost = 120 * 1024 * 1024;
const entriesAtMost = 1000;
const rowAtMost = 4 * 1024 * 1024;

/**
 * Looks at what a zip would become before anything reads it: how much it inflates to (counted, whatever it declares), how many filled rows its sheets have, whether
 * its XML declares a document type.
 * @returns whether it has macros
 * @throws {Refused} BOMB, TOO_MANY_ROWS, PASSWORD, BROKEN, WRONG_TYPE
 */
export async function lookIntoZip(bytes: Buffer): Promise<{ hasMacros: boolean }> {
  const zip = await open(bytes, { lazyEntries: true, validateEntrySizes: false }).catch(() => {
    throw new Refused('BROKEN');
  });
  const names: string[] = [];
  let inflated = 0;
  try {
    if (zip.entryCount > entriesAtMost) throw new Refused('BOMB');
    const entries = on(zip, 'entry', { close: ['end'] });
    zip.readEntry();
    for await (const [entry] of entries as AsyncIterable<[Entry]>) {
      names.push(entry.fileName);
      if (entry.isEncrypted()) throw new Refused('PASSWORD');
      inflated += await look(zip, entry, inflatedAtMost - inflated);
      zip.readEntry();
    }
  } catch (error) {
    throw error instanceof Refused ? error : new Refused('BROKEN');
  } finally {
    zip.close();
  }
  if (!names.includes('xl/workbook.xml')) throw new Refused('WRONG_TYPE');
  return { hasMacros: names.some((name) => name.endsWith('vbaProject.bin')) };
}

/** Inflates one entry without keeping it. @returns its bytes */
async function look(zip: ZipFile, entry: Entry, most: number): Promise<number> {
  if (entry.uncompressedSize > most) throw new Refused('BOMB');
  const isXml = /\.(?:xml|rels|vml)$/i.test(entry.fileName);
  const rows = /^xl\/worksheets\/[^/]+\.xml$/i.test(entry.fileName) ? new FilledRows() : undefined;
  let size = 0;
  let last = '';
  const stream = await promisify<Entry, Readable>(zip.openReadStream.bind(zip))(entry);
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > most) throw new Refused('BOMB');
    if (!isXml) continue;
    const text = chunk.toString('latin1');
    if (/<!(?:DOCTYPE|ENTITY)/i.test(last + text)) throw new Refused('BROKEN');
    last = text.slice(-12);
    if (rows && rows.add(text) > rowsAtMost) throw new Refused('TOO_MANY_ROWS');
  }
  return size;
}

const hasValue = /<(?:v|is|t)[\s>]/;

/** Counts the rows of a sheet that have a value; those that are only formatted are none. */
class FilledRows {
  #count = 0;
  #rest = '';

  add(text: string): number {
    const pieces = (this.#rest + text).split(/<row[\s>]/);
    this.#rest = pieces.pop() ?? '';
    if (this.#rest.length > rowAtMost) throw new Refused('BOMB');
    for (const piece of pieces) if (hasValue.test(piece)) this.#count += 1;
    return this.#count + (hasValue.test(this.#rest) ? 1 : 0);
  }
}
