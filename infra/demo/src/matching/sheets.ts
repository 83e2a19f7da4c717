import type { ListLine } from '@mall/domain/inquiry';

/** A SKU as the sheets' makers and judges see it. */
export interface SheetSku {
  id: number;
  skuNumber: string;
  name: string;
  brand: string;
  path: string;
  partNumber: string;
  orderCode: string;
  attributes: readonly (readonly [string, string])[];
}

/** One line of a sheet, and what is right for it. */
export interface JudgedLine {
  /** Row of the sheet, from 1. */
  row: number;
  text: string;
  quantity: number | undefined;
  /** Ids of the SKUs that are right; empty where nothing that is sold is. */
  right: ReadonlySet<number>;
  /** It names something that contradicts the rest: whatever is found is no exact match. */
  isContradictory?: boolean;
}

/** A list as a purchasing clerk would send it. */
export interface JudgedSheet {
  name: string;
  kind: string;
  /** As it is pasted: tabs between cells, or a part a line. */
  text: string;
  lines: JudgedLine[];
  /** As it was read of a picture, each with the row of its line; undefined for what is pasted. */
  read?: readonly ListLine[];
  /** Kept apart: nobody tunes the matching on it. */
  isHeldOut: boolean;
}
