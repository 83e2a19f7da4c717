/** A printed catalogue, as data (rules download 19–21). It says no price: whoever opens it may be a visitor. */
export interface BookOrder {
  title: string;
  /** 品牌目录 or 分类目录, and how much is in it. */
  subtitle: string;
  /** '2026年11月23日'. */
  madeOn: string;
  mallName: string;
  /** Where the book is read and asked for. */
  mallUrl: string;
  /** In the order of the book. */
  products: readonly BookProduct[];
}

export interface BookProduct {
  chapter: string;
  section: string;
  name: string;
  brand: string;
  /** Its page, for the QR code. */
  pageUrl: string;
  /** What its drawing is made of; nothing is drawn where nobody described the family. */
  family: string;
  drawing: Record<string, string | number>;
  skus: readonly BookSku[];
}

export interface BookSku {
  orderCode: string;
  partNumber: string;
  attributes: readonly (readonly [key: string, value: string])[];
  /** 盒 100 个. */
  pack: string;
}

export interface BookEntry {
  title: string;
  /** 1 a chapter, 2 a section of it. */
  level: 1 | 2;
  page: number;
}
export interface MadeBook {
  file: Uint8Array;
  pages: number;
  entries: BookEntry[];
  /** Bytes that its process held at most. */
  mostMemory: number;
}
export type BookAnswer = { progress: number } | { made: MadeBook } | { failure: string };
