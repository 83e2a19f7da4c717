import { isProof } from '@mall/domain/after-sales';
import type { KeptPurpose } from '@mall/domain/file';
import { videoType } from './video-type.ts';

export type FileType = 'xlsx' | 'xls' | 'csv' | 'pdf' | 'jpg' | 'png' | 'webp' | 'doc' | 'docx' | 'mp4' | '3gp' | 'avi' | 'rm' | 'mov';

/** What the mall answers files as. */
export const mediaTypes: Readonly<Record<FileType, string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  xls: 'application/vnd.ms-excel',
  csv: 'text/csv; charset=utf-8',
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  mp4: 'video/mp4',
  '3gp': 'video/3gpp',
  avi: 'video/x-msvideo',
  rm: 'application/vnd.rn-realmedia',
  mov: 'video/quicktime',
};

export type FileJudgement = { ok: true; type: FileType } | { ok: false; words: string };

const refused: FileJudgement = { ok: false, words: '只能上传 xlsx、xls、csv、pdf 与 jpg、png、webp 图片' };
const forTrade: readonly FileType[] = ['xlsx', 'xls', 'csv', 'pdf', 'jpg', 'png', 'webp'];
const noIdentity: FileJudgement = { ok: false, words: '证照只能是 jpg、png、webp 图片或 pdf 文件' };
const ofIdentity: readonly FileType[] = ['jpg', 'png', 'webp', 'pdf'];
const noProof: FileJudgement = {
  ok: false,
  words: '凭证只能是 jpg、png、webp 图片，mp4、mov、3gp、avi、rm 视频，或 pdf、doc、docx、xls、xlsx 文件',
};
const is = (type: FileType): FileJudgement => ({ ok: true, type });
const begins = (content: Buffer, ...bytes: number[]) => bytes.every((byte, index) => content[index] === byte);
const utf16 = (text: string) => Buffer.from(text, 'utf16le');

/** A zip names its entries in plain bytes. */
function zipped(content: Buffer): FileJudgement {
  if (content.includes('xl/workbook')) return is('xlsx');
  return content.includes('word/document') ? is('docx') : refused;
}

/** The old Office's container, in which the new one puts what is encrypted. */
function compound(content: Buffer): FileJudgement {
  if (content.includes(utf16('EncryptedPackage'))) return { ok: false, words: '表格设有打开密码，请去掉密码后再上传' };
  if (content.includes(utf16('Workbook')) || content.includes(utf16('Book'))) return is('xls');
  return content.includes(utf16('WordDocument')) ? is('doc') : refused;
}

/** Text as spreadsheets write it, UTF-16 by its mark, and no markup. */
function isTable(content: Buffer): boolean {
  if (begins(content, 0xff, 0xfe) || begins(content, 0xfe, 0xff)) return true;
  return !content.includes(0) && !/^[\s\uFEFF]*</.test(content.toString('utf8', 0, 200));
}

/** What a file is by its content, whatever it is called (rules file 2, 9); only text needs a name that says so. */
export function fileType(content: Buffer, name: string, purpose: KeptPurpose = 'trade'): FileJudgement {
  const judged = byContent(content, name);
  if (purpose === 'identity') return judged.ok && ofIdentity.includes(judged.type) ? judged : noIdentity;
  if (purpose === 'proof') return judged.ok ? (isProof(judged.type) ? judged : noProof) : judged === refused ? noProof : judged;
  return !judged.ok || forTrade.includes(judged.type) ? judged : refused;
}

function byContent(content: Buffer, name: string): FileJudgement {
  if (begins(content, 0x50, 0x4b, 0x03, 0x04)) return zipped(content);
  if (begins(content, 0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)) return compound(content);
  if (content.toString('latin1', 0, 5) === '%PDF-') return is('pdf');
  if (begins(content, 0xff, 0xd8, 0xff)) return is('jpg');
  if (begins(content, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return is('png');
  if (content.toString('latin1', 0, 4) === 'RIFF' && content.toString('latin1', 8, 12) === 'WEBP') return is('webp');
  const video = videoType(content);
  if (video) return is(video);
  return /\.(?:csv|txt)$/i.test(name) && isTable(content) ? is('csv') : refused;
}
