import { Refused } from '../refusals.ts';

export type PictureKind = 'pdf' | 'picture';

/** What a file is by its content; its name tells nothing. @throws {Refused} HEIC, ANIMATED, WRONG_TYPE */
export function sniff(content: Buffer): PictureKind {
  const head = content.subarray(0, 16).toString('latin1');
  if (head.startsWith('%PDF-')) return 'pdf';
  if (/^.{4}ftyp(?:heic|heix|hevc|heim|heis|mif1|msf1)/s.test(head)) throw new Refused('HEIC');
  if (head.startsWith('GIF8')) throw new Refused('ANIMATED');
  if (head.startsWith('\x89PNG\r\n\x1a\n') || /^\xff\xd8\xff|^RIFF.{4}WEBP/s.test(head)) return 'picture';
  throw new Refused('WRONG_TYPE');
}
