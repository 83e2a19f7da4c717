/** What is wrong with a line, in words; the line stays. */
export interface LineFault {
  field: 'quantity' | 'text';
  words: string;
}

/** One part that somebody wants, as it was read from a list (rules inquiry 34–36). */
export interface ListLine {
  /** Where it stood: row of the sheet or line of the text, from 1. */
  row: number;
  /** All of it, as it stood. */
  raw: string;
  /** The buyer's own number for the part. */
  ownItemNumber?: string;
  /** The mall's number. */
  skuNumber?: string;
  /** Maker's part number or order code. */
  partNumber?: string;
  name?: string;
  brand?: string;
  spec?: string;
  /** Whole pieces, 1 to 999,999; absent where none could be read. */
  quantity?: number;
  unit?: string;
  remark?: string;
  /** What a reader of pictures isn't sure of in it; such a line is never exact. */
  unsure?: string;
  faults: LineFault[];
}
