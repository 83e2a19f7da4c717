import { deflateRawSync } from 'node:zlib';
import { CFB, utils, write } from '@e965/xlsx';

export type Cells = (string | number | boolean | null)[][];
/** Test builder: a workbook of these sheets. */
export const aBook = (
  sheets: Record<string, Cells>,
  bookType: 'xlsx' | 'xlml' | 'biff8' = 'xlsx',
  change?: (sheet: ReturnType<typeof utils.aoa_to_sheet>) => void,
) => {
  const book = utils.book_new();
  for (const [name, cells] of Object.entries(sheets)) {
    const sheet = utils.aoa_to_sheet(cells);
    change?.(sheet);
    utils.book_append_sheet(book, sheet, name);
  }
  return write(book, { type: 'buffer', bookType }) as Buffer;
};

/** The book with one of its parts written anew. */
export function withPart(book: Buffer, name: string, content: string): Buffer {
  const zip = CFB.read(book, { type: 'buffer' });
  CFB.utils.cfb_del(zip, name);
  CFB.utils.cfb_add(zip, name, Buffer.from(content));
  return CFB.write(zip, { fileType: 'zip', type: 'buffer' }) as Buffer;
}

/** A zip of stored or deflated entries, as small as one can be. */
export function aZip(entries: Record<string, string | Buffer>, flags = 0): Buffer {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(entries)) {
    const data = deflateRawSync(content);
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(20, 4);
    head.writeUInt16LE(flags, 6);
    head.writeUInt16LE(8, 8);
    head.writeUInt32LE(data.length, 18);
    head.writeUInt32LE(Buffer.byteLength(content), 22);
    head.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(20, 4);
    entry.writeUInt16LE(20, 6);
    head.copy(entry, 8, 6, 30);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(offset, 42);
    locals.push(head, Buffer.from(name), data);
    central.push(entry, Buffer.from(name));
    offset += 30 + name.length + data.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(central.length / 2, 8);
  end.writeUInt16LE(central.length / 2, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
}
