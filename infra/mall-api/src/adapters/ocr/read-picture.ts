import { Overload } from '../../load/overload.ts';
import { turns } from '../../load/turns.ts';
import type { OcrPage, OcrPort, ReadPicture, Recogniser } from './ocr.ts';
import { type PreparingLimits, prepare } from './preparing/prepare.ts';
import { documentPagesAtMost, pictureRefusals, Refused } from './refusals.ts';

/** One at a time; a list of ten pages takes half a minute. */
const lists = { atOnce: 1, waiting: 30, patienceMs: 240_000 };
/** Somebody waits for each of these, and leaves. */
const documents = { atOnce: 1, waiting: 10, patienceMs: 25_000 };
/** At the model itself at most a page of a list and a document: who came first, comes first. */
const pages = { atOnce: 1, waiting: 2, patienceMs: 240_000 };

/** The port: a file is opened in a process that can be killed, then read page by page, one list at a time, and a document between its pages (rules download 7, 15; ocr 8). */
export function readPictures(recogniser: Recogniser, { cpuMs = 15_000, wallMs = 90_000, onStart }: Partial<PreparingLimits> = {}): OcrPort {
  const refuse = () => new Overload('pictures are being read');
  const [ofLists, ofDocuments, atModel] = [turns(lists, refuse), turns(documents, refuse), turns(pages, refuse)];

  async function readNow(
    content: Uint8Array,
    onPage: (done: number, total: number) => unknown,
    pagesAtMost?: number,
  ): Promise<ReadPicture> {
    const prepared = await prepare(content, { cpuMs, wallMs, onStart, ...(pagesAtMost === undefined ? {} : { pagesAtMost }) });
    const { notes } = prepared;
    const read: OcrPage[] = [];
    for (const page of prepared.pages) {
      read.push('page' in page ? page.page : await atModel.take('page', () => recogniser.recognise(page.jpg)));
      await onPage(read.length, prepared.pages.length);
    }
    if (read.every(({ lines }) => lines.length === 0)) throw new Refused('NOTHING');
    return { ok: true, pages: read, notes };
  }

  const inWords = (error: unknown): ReadPicture => {
    if (error instanceof Refused) return { ok: false, reason: error.reason, words: pictureRefusals[error.reason] };
    throw error;
  };

  return {
    read: (content, onPage = () => undefined) => ofLists.take('lists', () => readNow(content, onPage).catch(inWords)),
    readDocument: (content) => ofDocuments.take('documents', () => readNow(content, () => undefined, documentPagesAtMost).catch(inWords)),
    end: () => recogniser.end(),
  };
}
