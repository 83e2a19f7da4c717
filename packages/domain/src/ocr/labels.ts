import type { Row, Sign } from './level-page.ts';

/** What a label is called on paper, by the field whose value follows it; `''` for a label whose value nobody asks for. */
export type LabelNames = readonly (readonly [field: string, ...names: string[]])[];

export interface Label {
  field: string;
  name: string;
  row: number;
  /** Its signs in the row: from, to below. */
  from: number;
  to: number;
  left: number;
  right: number;
}

/** So far apart may signs of a label of two signs stand: 名    称; and of a longer one. */
const gapOfTwo = 6;
const gapOfMore = 1.2;
/** From this gap on, something new begins. */
const begins = 0.6;
/** Of a label so long, one sign may be misread; and it may follow its neighbour without a gap. */
const tellingLength = 4;

const opens = /[:,;.、()[\]/|*·。]/;

/** Does a name stand in the row from `from` on? @returns where it ends */
function endOf(signs: readonly Sign[], from: number, name: string): number | undefined {
  let wrong = 0;
  const letters = [...name];
  for (const [offset, letter] of letters.entries()) {
    const sign = signs[from + offset];
    if (!sign) return undefined;
    const before = signs[from + offset - 1];
    if (offset > 0 && sign.left - before!.right > (letters.length === 2 ? gapOfTwo : gapOfMore)) return undefined;
    if (sign.plain !== letter) wrong += 1;
    if (wrong > (letters.length >= tellingLength + 1 ? 1 : 0)) return undefined;
  }
  return from + letters.length;
}

/** May a label begin here? At the start of a line or a part, after a sign that parts, or anywhere where it is long. */
function mayBegin(signs: readonly Sign[], from: number, name: string): boolean {
  const [before, sign] = [signs[from - 1], signs[from]!];
  if (!before || before.line !== sign.line || sign.left - before.right > begins || opens.test(before.plain)) return true;
  return name.length >= tellingLength;
}

/** A short label glued to more Chinese is a word of a value: 账号1102 is a label, 账号管理 is none. */
function mayEnd(signs: readonly Sign[], to: number, name: string, isWhole: boolean): boolean {
  const next = signs[to];
  return !next || !isWhole || name.length >= 3 || /[:\dA-Z]/.test(next.plain) || next.isWordStart || next.line !== signs[to - 1]!.line;
}

/** All labels of a page, in the order of reading; the longest name wins. @param names without blanks, half width */
export function labelsOf(rows: readonly Row[], names: LabelNames): Label[] {
  const all = names.flatMap(([field, ...own]) => own.map((name) => ({ field, name }))).toSorted((a, b) => b.name.length - a.name.length);
  return rows.flatMap(({ signs }, row) => {
    const labels: Label[] = [];
    for (let from = 0; from < signs.length; from += 1) {
      for (const { field, name } of all) {
        if (!mayBegin(signs, from, name)) continue;
        const to = endOf(signs, from, name);
        if (to === undefined || !mayEnd(signs, to, name, name.length === 2)) continue;
        labels.push({ field, name, row, from, to, left: signs[from]!.left, right: signs[to - 1]!.right });
        from = to - 1;
        break;
      }
    }
    return labels;
  });
}
