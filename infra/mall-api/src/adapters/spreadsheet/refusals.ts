import { rowsAtMost } from '@mall/domain/inquiry/list';

/** A file is at most so big, in bytes. */
export const fileAtMost = 10 * 1024 * 1024;

/** Why a file isn't read, as its sender is told (rule inquiry 39). */
export const spreadsheetRefusals = {
  TOO_LARGE: `文件超过 ${fileAtMost / 1024 / 1024} MB，请拆分后上传`,
  TOO_MANY_ROWS: `表格超过 ${rowsAtMost.toLocaleString('en')} 行，请拆分成几个文件后上传`,
  BOMB: '文件解压后过大，无法读取，请把需要询价的内容复制到新表格后上传',
  PASSWORD: '文件有密码保护，请取消密码后重新上传',
  BROKEN: '文件已损坏或不完整，无法打开，请用 Excel 或 WPS 另存为 xlsx 后上传',
  WRONG_TYPE: '不支持这种文件，请上传 Excel（xlsx、xls）或 CSV 文件，也可以直接粘贴文字',
  WEB_PAGE: '文件实际是网页或 XML 格式，请用 Excel 或 WPS 打开后另存为 xlsx 再上传',
  PICTURE: '这是图片或 PDF，不是表格，请作为图片清单上传',
  EMPTY: '文件里没有可以读取的内容',
  TOO_SLOW: '文件过于复杂，读取超时，请只保留需要询价的内容后上传',
} as const;

export type SpreadsheetRefusal = keyof typeof spreadsheetRefusals;

/** A file that isn't read; thrown within the adapter only. */
export class Refused extends Error {
  readonly reason: SpreadsheetRefusal;

  constructor(reason: SpreadsheetRefusal) {
    super(spreadsheetRefusals[reason]);
    this.reason = reason;
  }
}
