import type { AssistantTools } from '../toolbox.ts';
import { nounIn, saysNoGoods } from './ellipsis.ts';

const mostTried = 16;
const mostLeftOut = 3;

/**
 * What of several words the catalogue has together, where all of them at once would lose the thing that is meant: 6205轴承 带密封盖 is the bearing. What it leaves out is told.
 * A size that nobody has is no such word: its neighbours are shown instead.
 */
export async function fewerWords(tools: AssistantTools, keyword: string): Promise<{ keyword: string; unsaid: string[] }> {
  const whole = { keyword, unsaid: [] };
  const words = keyword.split(' ').filter(Boolean);
  if (words.length < 2) return whole;
  const { isPerfect, relaxed, understood } = await tools.understand(keyword);
  const isLost = relaxed.some(({ text, to }) => to.length === 0 && text.length > 1) || understood.some(({ kind }) => kind === 'unknown');
  if (isPerfect || !isLost) return whole;
  // 游标卡尺 数显 is the 数显卡尺: a word that says which kind goes before the head of the name.
  const noun = nounIn({ understood }) ?? '';
  for (const word of noun.length > 2 ? words.filter((one) => /^\p{Script=Han}{2,4}$/u.test(one) && !noun.includes(one)) : []) {
    const kind = [`${word}${noun.slice(-2)}`, ...words.filter((one) => one !== word && !one.includes(noun))].join(' ');
    const read = await tools.understand(kind);
    if (read.isPerfect && read.total > 0) return { keyword: kind, unsaid: [] };
  }
  const strange = new Set(understood.filter(({ kind }) => kind === 'unknown').map(({ text }) => text));
  for (const left of leftOut(words, strange).slice(0, mostTried)) {
    const rest = words.filter((_, at) => !left.includes(at)).join(' ');
    const read = await tools.understand(rest);
    const isThing = read.understood.some(({ kind, text }) => (kind === 'noun' && text.length > 1) || kind === 'partNumber');
    if (read.isPerfect && read.total > 0 && isThing && !saysNoGoods(read)) return { keyword: rest, unsaid: left.map((at) => words[at]!) };
  }
  return whole;
}

/** Which words may be left out, by their places: one before two, what nobody knows first, else the last first. */
function leftOut(words: readonly string[], strange: ReadonlySet<string>): number[][] {
  const isStrange = (at: number) => [...strange].some((one) => words[at]!.toLowerCase().includes(one.toLowerCase()));
  const order = words.map((_, at) => at).sort((a, b) => Number(isStrange(b)) - Number(isStrange(a)) || b - a);
  const upTo = (count: number, from = 0): number[][] =>
    count === 0 ? [[]] : order.slice(from).flatMap((at, index) => upTo(count - 1, from + index + 1).map((rest) => [at, ...rest]));
  return Array.from({ length: Math.min(mostLeftOut, words.length - 1) }, (_, index) => upTo(index + 1))
    .flat()
    .map((places) => places.toSorted((a, b) => a - b));
}
