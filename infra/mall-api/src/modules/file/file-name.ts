import type { FileType } from './file-type.ts';

const longest = 80;
const endings: Partial<Record<FileType, RegExp>> = { jpg: /\.jpe?g$/i, csv: /\.(?:csv|txt)$/i };

/**
 * A name to show and to save under, never a path (rule file 3): what stands before a slash is dropped, so are signs that nobody sees or that turn the
 * direction of reading, and the ending is that of what the file is.
 */
export function fileName(given: string, type: FileType): string {
  const last = given.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const clean = last.replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}<>:"|?*]/gu, '').trim();
  const ending = endings[type] ?? new RegExp(`\\.${type}$`, 'i');
  const own = (ending.test(clean) ? clean.replace(/\.[^.]*$/, '') : clean).replace(/^[.\s]+|[.\s]+$/g, '');
  const body = [...own].slice(0, longest).join('');
  return `${body || '文件'}.${type}`;
}

/** Offered for saving under its name, in any script. */
export const asAttachment = (name: string): string =>
  `attachment; filename="${name.replaceAll(/[^\w.-]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}`;
