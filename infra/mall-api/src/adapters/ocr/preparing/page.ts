import type { OcrPage } from '../ocr.ts';

/** A page on its way: read already, or a picture to be read. */
export type PreparedPage = { page: OcrPage } | { jpg: Uint8Array };

/** What the program tells first: how many pages follow, or why none do. */
export type Announcement = { pages: number; notes: string[] } | { refused: string };
