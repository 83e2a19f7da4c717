import type { AssistantTools, Understood } from '../toolbox.ts';

type Piece = Understood['understood'][number];
interface Meant {
  keyword: string;
  /** Words that the catalogue doesn't have. */
  unsaid: string[];
}

const shapeOf = (text: string) => text.toLowerCase().replace(/\d+(?:\.\d+)?/g, '#');
/** One letter alone is no thing, whatever its maker calls so: C of C型曲线. */
export const nounIn = ({ understood }: Pick<Understood, 'understood'>) =>
  understood.find(({ kind, text }) => kind === 'noun' && /\p{Script=Han}|\w{2}/u.test(text))?.text;
const isKnown = ({ kind }: Piece) => kind !== 'unknown' && kind !== 'otherBrand';
const mostTried = 8;

/** Where a piece stands in the words as they were typed: 4x200 is 4*200 there. */
const asTyped = (piece: string) =>
  new RegExp([...piece].map((char) => (char === 'x' ? '\\s*[x×*]\\s*' : char.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&'))).join(''), 'i');
const without = (keyword: string, piece: string) => keyword.replace(asTyped(piece), ' ').replace(/\s+/g, ' ').trim();

/** Words that name no thing, nor anything else that the catalogue has: 写进, 哪个, 算了. */
export const saysNoGoods = ({ understood, total }: Understood) => total === 0 && understood.every(({ kind }) => kind === 'unknown');

/** 行程150 of 缸径40行程100: a number under the same name is changed where it stands. */
function renumbered(before: string, own: string): string | undefined {
  const [, label, number] = /^(\p{Script=Han}{1,6})\s*(\d+(?:\.\d+)?\p{L}*)$/u.exec(own) ?? [];
  if (!label) return undefined;
  const there = new RegExp(`${label}\\s*\\d+(?:\\.\\d+)?[a-z]*`, 'i');
  return there.test(before) ? before.replace(there, `${label}${number}`) : undefined;
}

/** 206 of UCP205: so many digits of a model are changed where they stand. */
function remodelled(before: string, own: string): string | undefined {
  if (!/^\d{2,4}$/.test(own)) return undefined;
  const there = new RegExp(`([A-Za-z]-?)\\d{${own.length}}(?!\\d)`);
  return there.test(before) ? before.replace(there, `$1${own}`) : undefined;
}

/** UCP of UCF206: so many letters of a model are changed where they stand. */
function relettered(before: string, own: string): string | undefined {
  if (!/^[A-Za-z]{2,4}$/.test(own)) return undefined;
  const there = new RegExp(`(?<![A-Za-z])[A-Za-z]{${own.length}}(?=\\d{2,4}(?!\\d))`);
  return there.test(before) ? before.replace(there, own) : undefined;
}

/** What was looked for with what is said now, likeliest first: a size instead of the size of its form, else besides; then instead of one thing said before; then of all. */
function readings(before: string, known: Understood, own: string, said: Understood): string[] {
  const shapes = said.understood.map(({ text }) => shapeOf(text));
  const parts = known.understood.filter(({ kind }) => kind !== 'noun').map(({ text }) => text);
  const replaced = parts.filter((text) => /\d/.test(text) && shapes.includes(shapeOf(text)));
  const kept = replaced.reduce(without, before);
  const noun = nounIn(known) ?? '';
  const sizes = parts.filter((text) => /\d/.test(text) && !replaced.includes(text));
  const all = [
    renumbered(before, own),
    remodelled(before, own),
    relettered(before, own),
    `${kept} ${own}`,
    ...parts.filter((text) => !replaced.includes(text)).map((text) => `${without(kept, text)} ${own}`),
    // 法兰 of a 球阀: the kind stands before the thing, as one name.
    ...(/^\p{Script=Han}{1,4}$/u.test(own) && noun !== '' && noun.length <= 4 ? [`${without(kept, noun)} ${own}${noun}`] : []),
    // 数显 of a 游标卡尺: how that thing is called by its head.
    ...(/^\p{Script=Han}{1,4}$/u.test(own) && noun.length > 2 ? [`${own}${noun.slice(-2)} ${sizes.join(' ')}`] : []),
    `${noun} ${sizes.join(' ')} ${own}`,
    `${noun} ${own}`,
  ];
  return [...new Set(all.filter((one) => one !== undefined).map((one) => one.replace(/\s+/g, ' ').trim().slice(0, 100)))].slice(
    0,
    mostTried,
  );
}

/** @param kind 数显卡尺 made of 数显 and the head of 游标卡尺: it counts only where it is one name, unlike 不锈钢螺丝 */
async function firstPerfect(tools: AssistantTools, keywords: readonly string[], kind = ''): Promise<string | undefined> {
  for (const keyword of keywords) {
    const { isPerfect, total, understood } = await tools.understand(keyword);
    if (isPerfect && total > 0 && (!kind || !keyword.startsWith(kind) || nounIn({ understood })?.includes(kind))) return keyword;
  }
  return undefined;
}

/**
 * DN20的呢, C型曲线的, 含钴: words without a thing are about the thing before (rule assistant 17). Undefined where they are no such thing: they name a thing of their own, a
 * model that is sold, or nothing of the catalogue.
 * @param own what is said now, as the search understood it
 * @param isAdjective it is said with 的 (法兰的): how the thing before shall be, even where it could be a thing of its own
 */
export async function inThread(
  tools: AssistantTools,
  before: string,
  words: string,
  own: Understood,
  isAdjective = false,
): Promise<Meant | undefined> {
  const known = await tools.understand(before);
  const noun = nounIn(known);
  if (words.length > 24) return undefined;
  if (!noun && !known.understood.some(({ kind }) => kind === 'partNumber')) return undefined;
  const strangeBefore = known.understood.filter((piece) => !isKnown(piece)).map(({ text }) => text);
  const lostBefore = known.relaxed.filter(({ to }) => to.length === 0).map(({ text }) => text);
  const kept = [...strangeBefore, ...lostBefore].reduce(without, before);
  // L号 is L码 of gloves: either is how a size is called.
  const sized = /^[SMLX\d]{1,4}号$/i.test(words) ? readings(kept, known, words.replace(/号$/, '码'), own) : [];
  const tried = [...readings(kept, known, words, own), ...sized];
  const kindOf = noun && noun.length > 2 ? `${words}${noun.slice(-2)}` : '';
  // 沉头 alone begins the name of screws; with the screw before it is that screw's head. What is a thing to its end (螺母, 手套) is a new one.
  if (isAdjective && nounIn(own) && words.length <= 6) {
    const both = await firstPerfect(tools, tried, kindOf);
    if (both) return { keyword: both, unsaid: [] };
    if (words.length <= 4 && /^\p{Script=Han}+$/u.test(words)) return { keyword: before, unsaid: [words] };
  }
  if (nounIn(own) && !/(?:连接|接口|式|型)$/.test(words)) {
    const [both = ''] = tried;
    const together = await tools.understand(both);
    const isValue = /^\p{Script=Han}{1,4}$/u.test(words) && together.isPerfect && together.total > 0;
    return isValue && (await isBeginning(tools, words)) ? { keyword: both, unsaid: [] } : undefined;
  }
  const perfect = await firstPerfect(tools, tried, kindOf);
  if (perfect) return { keyword: perfect, unsaid: [] };
  if (own.isPerfect && own.total > 0 && own.understood.every(({ kind }) => kind === 'partNumber')) return undefined;
  // 24mm 梅花: several things of its own, which go together without what was before.
  if (own.isPerfect && own.total > 0 && own.understood.length > 1) return undefined;
  const strange = own.understood.filter((piece) => !isKnown(piece)).map(({ text }) => text);
  const rest = strange.reduce(without, words);
  if (strange.length > 0 && rest !== '' && own.understood.some(isKnown)) {
    const less = await firstPerfect(tools, readings(kept, known, rest, own));
    if (less) return { keyword: less, unsaid: strange };
  }
  if (saysNoGoods(own)) return undefined;
  for (const keyword of tried) if ((await tools.understand(keyword)).total > 0) return { keyword, unsaid: [] };
  return undefined;
}

/** Is it only the first part of the names that it finds, and the end of none? */
async function isBeginning(tools: AssistantTools, words: string) {
  const { products } = await tools.search({ keyword: words, limit: 4, withoutFacets: true });
  return products.every(({ card }) => !card.productName.split(' ').some((word) => word.endsWith(words)));
}

/** 配套的平垫: a new thing in the sizes of the one before, where it is sold so. @param isNamed only sizes that say of what they are (M12, DN50): 50 alone may be a length */
export async function inItsSize(tools: AssistantTools, before: string, words: string, isNamed = false): Promise<string | undefined> {
  const { understood } = await tools.understand(before);
  const sizes = understood
    .filter(({ kind, text }) => (kind === 'size' || kind === 'partNumber') && /\d/.test(text))
    .map(({ text }) => text)
    .filter((text) => !isNamed || /^[a-zφ]+\d/i.test(text));
  // A screw's thread is its nut's: M8x30 needs M8.
  const threads = sizes.flatMap((text) => /^m\d+(?:\.\d+)?(?=x)/.exec(text)?.[0] ?? []);
  return firstPerfect(
    tools,
    [...(sizes.length > 1 ? [sizes.join(' ')] : []), ...sizes, ...threads].map((size) => `${words} ${size}`),
  );
}
