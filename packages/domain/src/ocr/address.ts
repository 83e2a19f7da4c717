import type { WrittenPage } from '../inquiry/list/index.ts';
import { type Row, rowsOfPage } from './level-page.ts';
import type { MarkedText } from './marked-text.ts';
import type { FindRegion } from './region.ts';
import { type SplitAddress, splitAddress } from './split-address.ts';

/** A row that ends so near to where the longest does goes on in the next. */
const nearEdge = 3;
/** Rows so far apart have nothing to do with each other. */
const goesOn = 2.2;
/** From this gap on, something else begins. */
const partingGap = 1.2;
const endsOfAddresses = /[号室楼层幢栋座元]/;
const sender = /^(寄|发)(件人?|货人?|方|:|：)?/;
const receiver = /^(收)(件|货|方|:|：)?/;

/** Of a parcel's label the rows of who receives; all of them where nothing tells who sends. */
function receiversRows(rows: readonly Row[]): readonly Row[] {
  const starts = (row: Row, pattern: RegExp) => {
    const [first, second] = row.signs;
    const isAlone = first !== undefined && (!second || second.line !== first.line);
    const text = row.signs.map(({ plain }) => plain).join('');
    return isAlone ? pattern.test(first.plain) : pattern.test(text) && /^.(件|货|方)/.test(text);
  };
  const sends = rows.findIndex((row) => starts(row, sender));
  const receives = rows.findIndex((row) => starts(row, receiver));
  if (sends < 0 && receives < 0) return rows;
  if (sends < 0) return rows.slice(receives);
  if (receives > sends) return rows.slice(receives);
  return rows.slice(Math.max(0, receives), sends);
}

/** The text of rows: what was wrapped is one line, what stands apart is parted. */
function textOfRows(rows: readonly Row[]): MarkedText {
  const edge = Math.max(...rows.map(({ signs }) => signs.at(-1)?.right ?? 0));
  let text = '';
  const scores: number[] = [];
  const add = (sign: string, score = 1) => {
    text += sign;
    scores.push(...Array.from(sign, () => score));
  };
  for (const [at, { signs, y }] of rows.entries()) {
    const before = rows[at - 1];
    const last = before?.signs.at(-1);
    if (before && last && !(edge - last.right < nearEdge && y - before.y < goesOn)) add('\n');
    for (const [index, sign] of signs.entries()) {
      const previous = signs[index - 1];
      const isParted =
        previous &&
        (sign.left - previous.right > partingGap ||
          (sign.isWordStart && endsOfAddresses.test(previous.plain)) ||
          (/[(（]?收$/.test(previous.plain) && previous.line !== sign.line));
      if (isParted) add(' ');
      add(sign.plain.length === 1 ? sign.plain : sign.sign[0]!, sign.score);
    }
  }
  return { text, scores };
}

/** The address on a picture: a parcel's label, a screenshot, a typed note. */
export function readAddress(page: WrittenPage, findRegion: FindRegion): SplitAddress {
  const rows = receiversRows(rowsOfPage(page));
  const [first, ...others] = rows;
  // The sign that marks the receiver is no part of what stands beside it.
  const marked = first && first.signs.length > 1 && first.signs[1]!.line !== first.signs[0]!.line && receiver.test(first.signs[0]!.plain);
  return splitAddress(textOfRows(marked ? [{ ...first, signs: first.signs.slice(1) }, ...others] : rows), findRegion);
}
