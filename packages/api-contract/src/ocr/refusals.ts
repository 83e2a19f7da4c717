import Type from 'typebox';
import type { Refusal } from '../call/refusal.ts';

/** Documents read from pictures: 691xx. A file that can't be opened has its own words (rule ocr 5). */
export const ocrRefusals = {
  OCR_UNREADABLE: { code: 69101, message: '图片无法识别，请重新拍照后上传，或直接填写' },
  OCR_OTHER_DOCUMENT: {
    code: 69102,
    message: '没有认出所需的证件，请换一张图片，或直接填写',
    details: Type.Object({
      wanted: Type.String({ description: 'what the call reads: businessLicense, bankLicense, idCard, invoice, address' }),
      seen: Type.String({ description: 'what it is instead, by the same names; empty where that isn’t known' }),
    }),
  },
  OCR_UNCLEAR: { code: 69103, message: '图片不够清楚，没有读到可靠的内容，请在光线好的地方拍正、拍全后重新上传，或直接填写' },
  OCR_AWAY: { code: 69104, message: '图片识别暂时不可用，请稍后再试，或直接填写' },
} as const satisfies Record<string, Refusal>;
