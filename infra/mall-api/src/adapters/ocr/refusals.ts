/** What a picture may have, in pixels: that of a phone with 50 megapixels passes. */
export const pixelsAtMost = 60_000_000;
/** So many pages of a PDF are read: of one that holds text, and of one that was scanned. */
export const textPagesAtMost = 50;
export const scannedPagesAtMost = 10;
/** A document has so many pages at most: both sides of a card, on a page each. */
export const documentPagesAtMost = 2;
/** A file is at most so big, in bytes. */
export const pictureAtMost = 10 * 1024 * 1024;

/** Why a picture or a PDF isn't read, as its sender is told (rule download 15). */
export const pictureRefusals = {
  TOO_LARGE: `文件超过 ${pictureAtMost / 1024 / 1024} MB，请压缩或拆分后上传`,
  TOO_MANY_PIXELS: `图片太大（超过 ${pixelsAtMost / 10_000} 万像素），请缩小或分成几张后上传`,
  HEIC: '暂不支持 HEIC（苹果手机）照片，请在手机上另存为 JPG，或截图后上传',
  ANIMATED: '这是动态图片，请截取其中一张后上传',
  WRONG_TYPE: '不支持这种图片，请上传 jpg、png、webp 图片或 PDF',
  BROKEN: '图片已损坏或不完整，无法打开，请重新拍照或导出后上传',
  PDF_BROKEN: 'PDF 已损坏或不完整，无法打开，请重新导出后上传',
  PDF_PASSWORD: 'PDF 有密码保护，请取消密码后重新上传',
  TOO_MANY_PAGES: `PDF 超过 ${documentPagesAtMost} 页，请只上传证件所在的那一页`,
  NOTHING: '没有在图片上识别到文字，请拍清楚些、拍正后重新上传',
  TOO_SLOW: '图片过于复杂，识别超时，请裁剪出清单部分后上传',
} as const;
export type PictureRefusal = keyof typeof pictureRefusals;

/** A file that isn't read; thrown within the adapter only. */
export class Refused extends Error {
  readonly reason: PictureRefusal;

  constructor(reason: PictureRefusal) {
    super(pictureRefusals[reason]);
    this.reason = reason;
  }
}
