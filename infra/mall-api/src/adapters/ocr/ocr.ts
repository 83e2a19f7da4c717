import type { PictureRefusal } from './refusals.ts';

/** Corners from the top left, clockwise as the text is read: [x, y] in pixels of the page. */
export type OcrBox = [[number, number], [number, number], [number, number], [number, number]];

/** A piece of a line with no blank in it. */
export interface OcrWord {
  text: string;
  /** Of the sign that is least sure, 0 to 1. */
  score: number;
  box: OcrBox;
}

export interface OcrLine {
  text: string;
  /** How sure on average, 0 to 1; 1 for text that a PDF holds as text. */
  score: number;
  box: OcrBox;
  words: OcrWord[];
}

/** One page, upright as it is read; its size in pixels. */
export interface OcrPage {
  width: number;
  height: number;
  lines: OcrLine[];
}

/** All that was read of a picture or a PDF, or why it isn't read. Notes tell what was left out, in words. */
export type ReadPicture = { ok: true; pages: OcrPage[]; notes: string[] } | { ok: false; reason: PictureRefusal; words: string };

/** Reads what is written on pictures and PDFs: lists, licences, cards, invoices (rules outside-world 9; download 6, 7). */
export interface OcrPort {
  /**
   * @param content a jpg, png, webp or PDF as it was uploaded; anything else has its refusal
   * @param onPage told after each page how many of them are read
   * @throws {Overload} too many wait @throws {Error} the outside service doesn't answer
   */
  read(content: Uint8Array, onPage?: (done: number, total: number) => unknown): Promise<ReadPicture>;
  /**
   * As `read`, for who waits for it: a document of a page or two, which comes next after the page that is being read (rule ocr 8).
   * @throws {Overload} too many wait @throws {Error} the outside service doesn't answer
   */
  readDocument(content: Uint8Array): Promise<ReadPicture>;
  /** Ends the processes that it holds. */
  end(): void;
}

/** Reads one picture that is known to be harmless: a jpg, upright, at most 2,400 pixels long. */
export interface Recogniser {
  /** @throws {Error} the reader died, took too long or doesn't answer */
  recognise(jpg: Uint8Array): Promise<OcrPage>;
  end(): void;
}
