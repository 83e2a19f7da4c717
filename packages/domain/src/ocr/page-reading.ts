import type { WrittenPage } from '../inquiry/list/index.ts';
import { type Label, type LabelNames, labelsOf } from './labels.ts';
import { type Row, rowsOfPage } from './level-page.ts';
import { type Value, valuesOf } from './values.ts';

/** A page with its labels and what stands by them. */
export interface PageReading {
  rows: Row[];
  labels: Label[];
  values: Value[];
  /** All text, a row a line, half width, no blanks. */
  text: string;
}

export function readingOf(page: WrittenPage, names: LabelNames): PageReading {
  const rows = rowsOfPage(page);
  const labels = labelsOf(rows, names);
  return { rows, labels, values: valuesOf(rows, labels), text: textOf(rows) };
}

/** All text of a page, a row a line, half width. */
export const textOfPage = (page: WrittenPage): string => textOf(rowsOfPage(page));

const textOf = (rows: readonly Row[]): string =>
  rows
    .map(({ signs }) =>
      signs.map(({ plain }, at) => (at > 0 && signs[at]!.left - signs[at - 1]!.right > 1.5 ? ` ${plain}` : plain)).join(''),
    )
    .join('\n');

/** The first label of a field that has a value, else the first. */
export const standingBy = ({ values }: PageReading, field: string): Value | undefined => {
  const own = values.filter(({ label }) => label.field === field);
  return own.find(({ lines }) => lines.length > 0) ?? own[0];
};
