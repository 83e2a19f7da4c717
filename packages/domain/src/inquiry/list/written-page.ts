/** What stands on a page, as a reader of pictures tells it; corners from the top left, clockwise, in pixels. */
export interface WrittenWord {
  text: string;
  /** How sure, 0 to 1. */
  score: number;
  box: readonly (readonly [number, number])[];
}
export interface WrittenPage {
  width: number;
  height: number;
  lines: readonly { words: readonly WrittenWord[]; box: readonly (readonly [number, number])[] }[];
}

/** A word where it would stand on a page that lies flat: in heights of its lines, so that pages of any size compare. */
export interface PlacedWord {
  text: string;
  score: number;
  left: number;
  right: number;
  /** Of its middle. */
  y: number;
}

interface Raw extends PlacedWord {
  x: number;
}

/** Lines shorter than this many heights don't tell how a page lies. */
const telling = 3;
const binsOfAPage = 400;

const middle = (box: WrittenWord['box']) => ({
  x: box.reduce((sum, [x]) => sum + x, 0) / box.length,
  y: box.reduce((sum, [, y]) => sum + y, 0) / box.length,
});
const lengthOf = ([a, b]: WrittenWord['box']) => Math.hypot(b![0] - a![0], b![1] - a![1]);
const heightOf = ([a, , , d]: WrittenWord['box']) => Math.hypot(d![0] - a![0], d![1] - a![1]);
const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;

/** The words of a page laid flat: turned upright by the slant of its lines, which may change from top to bottom, and by where its columns leave room. */
export function placedWords({ lines }: WrittenPage): PlacedWord[] {
  const size = median(lines.map(({ box }) => heightOf(box))) || 1;
  const slant = slantOf(lines);
  const across = middleOf(lines.map(({ box }) => middle(box).x));
  const words = lines.flatMap(({ words: some }) =>
    some.map(({ text, score, box }): Raw => {
      const { x, y } = middle(box);
      const half = Math.max(0, lengthOf(box) / 2 - heightOf(box) * 0.12);
      return {
        text,
        score,
        x: x / size,
        left: (x - half) / size,
        right: (x + half) / size,
        y: (y - slant(y) * (x - across)) / size,
      };
    }),
  );
  return upright(words, slant(middleOf(lines.map(({ box }) => middle(box).y))));
}

const middleOf = (numbers: readonly number[]) => (numbers.length > 0 ? (Math.min(...numbers) + Math.max(...numbers)) / 2 : 0);

/** How much lines fall to the right, by where they stand: a straight line through what the long ones say. */
export function slantOf(lines: WrittenPage['lines']): (y: number) => number {
  const told = lines
    .filter(({ box }) => lengthOf(box) > heightOf(box) * telling)
    .map(({ box }) => ({
      y: middle(box).y,
      slant: (box[1]![1] - box[0]![1]) / Math.max(1, box[1]![0] - box[0]![0]),
      weight: lengthOf(box),
    }));
  const usual = median(told.map(({ slant }) => slant));
  const good = told.filter(({ slant }) => Math.abs(slant - usual) < 0.05);
  if (good.length < 4) return () => usual;
  const weight = good.reduce((sum, one) => sum + one.weight, 0);
  const meanY = good.reduce((sum, one) => sum + one.y * one.weight, 0) / weight;
  const mean = good.reduce((sum, one) => sum + one.slant * one.weight, 0) / weight;
  const spread = good.reduce((sum, one) => sum + one.weight * (one.y - meanY) ** 2, 0);
  const rise = spread > 0 ? good.reduce((sum, one) => sum + one.weight * (one.y - meanY) * (one.slant - mean), 0) / spread : 0;
  return (y) => mean + rise * (y - meanY);
}

/** Of the ways in which columns may lean, together or apart, the one that leaves most room between them; straight, if none leaves much more. */
function upright(words: readonly Raw[], slant: number): PlacedWord[] {
  const [midX, midY] = [middleOf(words.map(({ x }) => x)), middleOf(words.map(({ y }) => y))];
  const width = Math.max(1, ...words.map(({ x }) => Math.abs(x - midX)));
  const shifted = (lean: number, fan: number) =>
    words.map((word) => {
      const away = (lean + (fan * (word.x - midX)) / width) * (word.y - midY);
      return { ...word, left: word.left - away, right: word.right - away };
    });
  let best = { lean: -slant, fan: 0, room: roomBetween(shifted(-slant, 0)) * muchMore };
  for (const fan of around(0.015, 6))
    for (const more of around(0.01, 8)) {
      const room = roomBetween(shifted(more - slant, fan));
      if (room > best.room) best = { lean: more - slant, fan, room };
    }
  return shifted(best.lean, best.fan).map(({ x: _, ...word }) => word);
}

const muchMore = 1.08;
const around = (step: number, times: number) => Array.from({ length: times * 2 + 1 }, (_, i) => (i - times) * step);

/** How much of a page's width has nothing on it; what has little on it counts for some. */
function roomBetween(words: readonly Raw[]): number {
  const [from, to] = [Math.min(...words.map(({ left }) => left)), Math.max(...words.map(({ right }) => right))];
  const perUnit = binsOfAPage / Math.max(1, to - from);
  const changes = new Int32Array(binsOfAPage + 2);
  for (const { left, right } of words) {
    changes[Math.max(0, Math.floor((left - from) * perUnit))]! += 1;
    changes[Math.min(binsOfAPage + 1, Math.ceil((right - from) * perUnit))]! -= 1;
  }
  let [room, covered] = [0, 0];
  for (const change of changes.subarray(0, binsOfAPage)) {
    covered += change;
    room += covered === 0 ? 1 : covered === 1 ? 0.5 : covered === 2 ? 0.25 : 0;
  }
  return room / perUnit;
}
