import {
  type DocumentKind,
  type FindRegion,
  kindOfText,
  otherDocumentWords,
  readAddress,
  readBankLicense,
  readBusinessLicense,
  readIdCard,
  readInvoice,
  splitAddress,
  textOfPage,
  typed,
} from '@mall/domain/ocr';
import type { OcrPage, OcrPort } from '../../adapters/ocr/ocr.ts';
import type { Kp } from '../../http/caller.ts';
import { MallError } from '../../http/mall-error.ts';
import { Overload } from '../../load/overload.ts';
import { turns } from '../../load/turns.ts';
import type { FileService } from '../file/file.service.ts';
import { placeInText } from '../location/place-in-text.ts';
import { onePage } from './one-page.ts';
import { readingBudget } from './reading-budget.ts';

/** One person reads two pictures at once, and a few more wait. */
const ofOne = { atOnce: 2, waiting: 3, patienceMs: 40_000 };
const tooComplex = '图片过于复杂，识别超时，请裁剪出证件部分后重新上传，或直接填写';

const readers = {
  businessLicense: readBusinessLicense,
  bankLicense: readBankLicense,
  idCard: readIdCard,
  invoice: readInvoice,
  address: readAddress,
} satisfies Record<DocumentKind, (page: OcrPage, findRegion: FindRegion) => object>;
type Fields<K extends DocumentKind> = ReturnType<(typeof readers)[K]>;

const hasValue = (fields: object) =>
  Object.values(fields).some((field) => typeof field === 'object' && field !== null && 'value' in field && field.value !== '');

interface Parts {
  files: Pick<FileService, 'find' | 'read' | 'open'>;
  ocr: Pick<OcrPort, 'readDocument'>;
  log: { warn(facts: object, words: string): void };
}

/** Pictures of documents become fields (rules ocr 1–10). Nothing is kept. */
export function ocrService({ files, ocr, log }: Parts) {
  const budget = readingBudget();
  const inTurn = turns(ofOne, () => new MallError('TOO_MANY_REQUESTS', { retryAfterSeconds: 10 }));

  async function pageOf(content: Uint8Array): Promise<OcrPage> {
    const read = await ocr.readDocument(content).catch((error: unknown) => {
      log.warn({ err: error }, error instanceof Overload ? 'too many documents wait to be read' : 'the reader of pictures does not answer');
      throw new MallError('OCR_AWAY');
    });
    if (!read.ok) throw new MallError('OCR_UNREADABLE', undefined, read.reason === 'TOO_SLOW' ? tooComplex : read.words);
    return onePage(read.pages);
  }

  return {
    /** @throws {MallError} OCR_UNREADABLE, OCR_OTHER_DOCUMENT, OCR_UNCLEAR, OCR_AWAY, TOO_MANY_REQUESTS */
    async read<K extends DocumentKind>(kind: K, { kpId }: Pick<Kp, 'kpId'>, content: () => Promise<Uint8Array>): Promise<Fields<K>> {
      const page = await inTurn.take(String(kpId), async () => {
        if (!budget(kpId)) throw new MallError('TOO_MANY_REQUESTS', { retryAfterSeconds: 60 });
        return pageOf(await content());
      });
      const seen = kindOfText(textOfPage(page));
      const fields = readers[kind](page, placeInText) as Fields<K>;
      const isOther = seen !== undefined && seen !== kind && !(kind === 'address' && seen === 'invoice');
      if (isOther || (!hasValue(fields) && seen !== kind))
        throw new MallError('OCR_OTHER_DOCUMENT', { wanted: kind, seen: seen ?? '' }, otherDocumentWords(kind, seen));
      if (!hasValue(fields)) throw new MallError('OCR_UNCLEAR');
      return fields;
    },

    /** What a file of this company holds, by what UploadFile answered: its id or its link. No address is ever fetched (rule ocr 6). @throws {MallError} FILE_NOT_FOUND */
    async content(fileUrl: string, kp: Kp): Promise<Uint8Array> {
      const link = /^(?:https?:\/\/[^/?#]+)?\/api\/download\/DownloadOssFile\?file=([\w.-]+)$/.exec(fileUrl)?.[1];
      if (link) return (await files.open(link, kp)).content;
      const [row] = /^[0-9a-z]{26}$/.test(fileUrl) ? await files.find([fileUrl], kp.customerId) : [];
      if (!row) throw new MallError('FILE_NOT_FOUND');
      return (await files.read(row.id)).content;
    },

    /** A line that was typed or pasted. @throws {MallError} OCR_OTHER_DOCUMENT */
    split(text: string) {
      const address = splitAddress(typed(text), placeInText);
      if (!hasValue(address))
        throw new MallError('OCR_OTHER_DOCUMENT', { wanted: 'address', seen: '' }, '没有从这段文字里认出地址，请直接填写');
      return address;
    },
  };
}
