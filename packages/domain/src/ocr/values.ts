import type { Label } from './labels.ts';
import type { Row, Sign } from './level-page.ts';

/** What stands by a label: its lines one after the other. */
export interface Value {
  label: Label;
  /** Line by line. */
  lines: Sign[][];
}

/** A value begins so near to its label, in heights of a line, where nothing else stands between. */
const nearLabel = 14;
/** Within a value no gap is wider; to another part of the page it is. */
const widestGap = 4;
/** A line that goes on stands so near below the last one, and begins so near to where that began. */
const nextLine = 1.75;
const aligned = 1.6;
/** A value below its label. */
const below = 2.6;
/** Labels so far above or below tell where the next column begins. */
const columnReach = 12;
const columnGap = 3;

const isParting = ({ plain }: Sign) => /[:;,.、]/.test(plain);

/** Values by their labels: beside, wrapped over lines, or below (rule ocr 4). What belongs to one label is no other's. */
export function valuesOf(rows: readonly Row[], labels: readonly Label[]): Value[] {
  const owned = new Set<Sign>(labels.flatMap(({ row, from, to }) => rows[row]!.signs.slice(from, to)));
  const values = labels.map((label): Value => {
    const first = beside(rows, labels, label);
    for (const sign of first) owned.add(sign);
    return { label, lines: first.length > 0 ? [first] : [] };
  });
  for (const value of values) {
    if (value.lines.length === 0) {
      const found = lineBelow(rows, owned, value.label);
      if (found) value.lines.push(found);
      for (const sign of found ?? []) owned.add(sign);
    }
  }
  for (const value of values) goOn(rows, labels, owned, value);
  return values;
}

/** Where the next column begins for a value that begins at `left`. */
function columnEnd(rows: readonly Row[], labels: readonly Label[], label: Label, left: number): number {
  const y = rows[label.row]!.y;
  const right = labels.filter((one) => one.left > left + columnGap && Math.abs(rows[one.row]!.y - y) < columnReach);
  return Math.min(Infinity, ...right.map((one) => one.left)) - 0.5;
}

function beside(rows: readonly Row[], labels: readonly Label[], label: Label): Sign[] {
  const { signs } = rows[label.row]!;
  const next = labels.find((one) => one.row === label.row && one.from >= label.to);
  const own = signs.slice(label.to, next?.from ?? signs.length);
  while (own[0] && isParting(own[0])) own.shift();
  const [first] = own;
  if (!first || first.left - label.right > nearLabel) return [];
  const end = columnEnd(rows, labels, label, first.left);
  const cut = own.findIndex(
    (sign, at) => at > 0 && (sign.left - own[at - 1]!.right > widestGap || (sign.line !== own[at - 1]!.line && sign.left >= end)),
  );
  return cut < 0 ? own : own.slice(0, cut);
}

/** The signs of one line that is nobody's, from `left` on; further lines on its level follow while they are near. */
function freeFrom(row: Row, owned: ReadonlySet<Sign>, isStart: (sign: Sign) => boolean, end: number): Sign[] {
  const start = row.signs.findIndex((sign, at) => isStart(sign) && row.signs[at - 1]?.line !== sign.line);
  if (start < 0 || owned.has(row.signs[start]!)) return [];
  const found: Sign[] = [];
  for (const sign of row.signs.slice(start)) {
    const last = found.at(-1);
    if (owned.has(sign) || (last && sign.left - last.right > widestGap) || (last?.line !== sign.line && sign.left >= end)) break;
    found.push(sign);
  }
  return found;
}

function lineBelow(rows: readonly Row[], owned: ReadonlySet<Sign>, label: Label): Sign[] | undefined {
  const y = rows[label.row]!.y;
  for (const row of rows.slice(label.row + 1)) {
    if (row.y - y > below) return undefined;
    const found = freeFrom(row, owned, (sign) => Math.abs(sign.left - label.left) < aligned, Infinity);
    if (found.length > 0) return found;
  }
  return undefined;
}

function goOn(rows: readonly Row[], labels: readonly Label[], owned: Set<Sign>, { label, lines }: Value) {
  let last = lines.at(-1);
  if (!last) return;
  const end = columnEnd(rows, labels, label, last[0]!.left);
  for (const row of rows.slice(label.row + 1)) {
    const y = last[0]!.y;
    if (row.y - y > nextLine) return;
    if (row.y - y < 0.6) continue;
    // A label at the value's left edge, or left of it with nothing between, has the level for itself.
    const isTaken = labels.some((one) => rows[one.row] === row && one.left < last![0]!.left + aligned && one.right > label.left - aligned);
    if (isTaken) return;
    const { left } = last[0]!;
    const found = freeFrom(
      row,
      owned,
      (sign) => Math.abs(sign.left - left) < aligned || (lines.length === 1 && Math.abs(sign.left - label.left) < 0.8),
      end,
    );
    if (found.length === 0) continue;
    for (const sign of found) owned.add(sign);
    lines.push(found);
    last = found;
  }
}
