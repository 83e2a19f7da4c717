/** A row of a sheet or a line of a text. */
export interface ListRow {
  /** From 1, as its program counts it. */
  row: number;
  cells: string[];
  /** Hidden by whoever made the sheet. */
  isHidden?: boolean;
  /** What a reader of pictures isn't sure of. */
  unsure?: string[];
}

/** One sheet as texts. */
export interface ListSheet {
  name: string;
  isHidden?: boolean;
  rows: ListRow[];
  /** Columns that are hidden, from 0. */
  hiddenColumns?: number[];
}

/** No list has more rows. */
export const rowsAtMost = 20_000;
/** No cell has more letters that are read. */
export const cellAtMost = 500;
/** No row has more cells that are read. */
export const cellsAtMost = 100;

/** A cell as it is read: half width, without control characters and doubled blanks. */
export const cellText = (text: string): string =>
  text
    .slice(0, cellAtMost * 4)
    .normalize('NFKC')
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, cellAtMost);
