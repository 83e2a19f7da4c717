import { slantOf, type WrittenPage } from '../inquiry/list/written-page.ts';

/** One sign of a page that lies flat; places in heights of its usual line, so that pages of any size compare. */
export interface Sign {
  /** As it was read. */
  sign: string;
  /** Full width folded to half, for comparing. */
  plain: string;
  /** How sure, 0 to 1. */
  score: number;
  left: number;
  right: number;
  y: number;
  /** Which line of the page it is of. */
  line: number;
  /** Paper showed before it. */
  isWordStart: boolean;
}

/** Signs on one level, from left to right. */
export interface Row {
  y: number;
  signs: Sign[];
}

type Corner = readonly [number, number];
const heightOf = ([a, , , d]: readonly Corner[]) => Math.hypot(d![0] - a![0], d![1] - a![1]);
const lengthOf = ([a, b]: readonly Corner[]) => Math.hypot(b![0] - a![0], b![1] - a![1]);
const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;
const isWide = (sign: string) => /[\u2e80-\uffef]/u.test(sign);

/** Half-width form of a sign, where it has one of the same length. */
const folded = (sign: string) => {
  const plain = sign.normalize('NFKC');
  return [...plain].length === 1 ? plain : sign;
};
/** Signs that nobody sees, or that turn the direction of reading. */
const unseen = /[\p{C}\p{Z}]/u;

/** A page's signs in rows by level, whatever its slant (rule ocr 4). */
export function rowsOfPage(page: WrittenPage): Row[] {
  const size = median(page.lines.map(({ box }) => heightOf(box))) || 1;
  const slant = slantOf(page.lines);
  const [middleX, middleY] = [page.width / 2, page.height / 2];
  const usual = slant(middleY);
  const signs = page.lines.flatMap(({ words }, line) =>
    words.flatMap(({ text, score, box }): Sign[] => {
      const centre = [0, 1].map((axis) => box.reduce((sum, corner) => sum + corner[axis]!, 0) / box.length) as [number, number];
      const all = [...text].filter((sign) => !unseen.test(sign));
      const weights = all.map((sign) => (isWide(sign) ? 1 : 0.55));
      const whole = weights.reduce((sum, one) => sum + one, 0) || 1;
      const x = centre[0] + usual * (centre[1] - middleY);
      const y = centre[1] - slant(centre[1]) * (centre[0] - middleX);
      let at = x - lengthOf(box) / 2;
      return all.map((sign, index) => {
        const left = at;
        at += (lengthOf(box) * weights[index]!) / whole;
        return {
          ...{ sign, plain: folded(sign), score, line, isWordStart: index === 0 },
          ...{ left: left / size, right: at / size, y: y / size },
        };
      });
    }),
  );
  return inRows(signs);
}

/** Lines are on one level where their middles are nearer than this. */
const sameLevel = 0.45;

function inRows(signs: readonly Sign[]): Row[] {
  const lines = Map.groupBy(signs, ({ line }) => line);
  const levels = [...lines.values()].map((own) => ({ y: median(own.map(({ y }) => y)), own })).toSorted((a, b) => a.y - b.y);
  const rows: { y: number; members: number; signs: Sign[] }[] = [];
  for (const { y, own } of levels) {
    const last = rows.at(-1);
    if (last && y - last.y < sameLevel) {
      last.y = (last.y * last.members + y) / (last.members + 1);
      last.members += 1;
      last.signs.push(...own);
    } else rows.push({ y, members: 1, signs: [...own] });
  }
  return rows.map(({ y, signs: own }) => ({ y, signs: own.toSorted((a, b) => a.left - b.left) }));
}
