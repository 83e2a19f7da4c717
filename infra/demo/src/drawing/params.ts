import type { Pen } from './pen.ts';

export type DrawingParams = Record<string, string | number>;

/** Reads a SKU's drawing parameters; what is missing or no number takes the family's usual value. */
export class Params {
  private readonly given: DrawingParams;

  constructor(given: DrawingParams) {
    this.given = given;
  }

  num(key: string, usual: number): number {
    const value = Number(this.given[key]);
    return Number.isFinite(value) && value > 0 ? value : usual;
  }

  /** Like num, but zero counts as given: kinds and flags. */
  kind(key: string, usual = 0): number {
    const value = Number(this.given[key]);
    return Number.isFinite(value) && key in this.given ? value : usual;
  }

  text(key: string, usual = ''): string {
    const value = this.given[key];
    return value === undefined ? usual : String(value);
  }

  /** The figure a dimension line shows: nothing when the SKU doesn't say. */
  label(key: string, prefix = ''): string {
    const value = this.given[key];
    return value === undefined || value === 0 || value === '' ? '' : `${prefix}${value}`;
  }
}

/** Draws one family on a canvas of 200 × 200. */
export type Family = (pen: Pen, p: Params) => void;
export type Families = Record<string, Family>;
