import { Refused } from './refusals.ts';

export type FileKind = 'zip' | 'xls' | 'text';

const begins = (bytes: Buffer, ...signs: number[]) => signs.every((sign, i) => bytes[i] === sign);
const wide = (text: string) => Buffer.from(text, 'utf16le');

/** What a file is by its content; its name tells nothing. @throws {Refused} for what is no list */
export function sniff(bytes: Buffer): FileKind {
  if (bytes.length === 0) throw new Refused('EMPTY');
  if (begins(bytes, 0x50, 0x4b, 0x03, 0x04)) return 'zip';
  if (begins(bytes, 0xd0, 0xcf, 0x11, 0xe0)) {
    if (bytes.includes(wide('EncryptedPackage'))) throw new Refused('PASSWORD');
    if (bytes.includes(wide('Workbook')) || bytes.includes(wide('Book'))) return 'xls';
    throw new Refused('WRONG_TYPE');
  }
  const head = bytes.subarray(0, 16).toString('latin1');
  const isPicture = begins(bytes, 0xff, 0xd8, 0xff) || /^(?:\x89PNG|GIF8|BM.{4}\0\0\0\0|RIFF.{4}WEBP|II\*\0|MM\0\*|.{4}ftyp)/s.test(head);
  if (isPicture || head.startsWith('%PDF')) throw new Refused('PICTURE');
  if (begins(bytes, 0xff, 0xfe) || begins(bytes, 0xfe, 0xff)) return 'text';
  if (bytes.subarray(0, 8192).includes(0)) throw new Refused('WRONG_TYPE');
  if (/^\s*<(?:!doctype|html|table|\?xml|meta|head)/i.test(bytes.subarray(0, 512).toString('latin1').replace(/^ï»¿/, '')))
    throw new Refused('WEB_PAGE');
  return 'text';
}
