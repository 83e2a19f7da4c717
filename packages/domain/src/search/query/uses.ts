/** What a category's things are for, in the words of their own descriptions. */
export interface UseText {
  /** Facet value of the category. */
  categoryValue: number;
  name: string;
  text: string;
}

export interface Use {
  categoryValue: number;
  name: string;
  /** How much of what was asked its description says, 0 to 1. */
  share: number;
}

const runs = /\p{Script=Han}+/gu;
/** What joins the words of a sentence, and no more. */
const joints = /[的和与及里用给把了在上下是能要不时后前有被让来去着过等]|什么|怎么|如何|可以|需要|适用|用于/gu;

/** Pairs of characters next to each other within a word's reach: 表面温度 is 表面, 面温, 温度. */
function pairsOf(text: string): Set<string> {
  const pairs = new Set<string>();
  for (const [run] of text.replace(joints, ' ').matchAll(runs)) {
    for (let at = 0; at + 1 < run.length; at += 1) pairs.add(run.slice(at, at + 2));
  }
  return pairs;
}

/** Things by what they are for: somebody who can't name a thing tells what it has to do (rule search 81). */
export class Uses {
  readonly #pairs: { use: UseText; pairs: Set<string> }[];
  readonly #weights = new Map<string, number>();

  constructor(texts: Iterable<UseText>) {
    this.#pairs = Array.from(texts, (use) => ({ use, pairs: pairsOf(`${use.name} ${use.text}`) }));
    for (const { pairs } of this.#pairs) for (const pair of pairs) this.#weights.set(pair, (this.#weights.get(pair) ?? 0) + 1);
    // What few descriptions say tells most.
    for (const [pair, n] of this.#weights) this.#weights.set(pair, Math.log(1 + this.#pairs.length / n));
  }

  /** The things that say most of a text, the best first, at most three. */
  for(text: string): Use[] {
    const asked = pairsOf(text);
    const unknown = Math.log(1 + this.#pairs.length);
    const all = [...asked].reduce((sum, pair) => sum + (this.#weights.get(pair) ?? unknown / 2), 0);
    if (all === 0) return [];
    const shareOf = (pairs: ReadonlySet<string>) =>
      [...asked].reduce((sum, pair) => sum + (pairs.has(pair) ? this.#weights.get(pair)! : 0), 0) / all;
    return this.#pairs
      .map(({ use, pairs }) => ({ categoryValue: use.categoryValue, name: use.name, share: shareOf(pairs) }))
      .filter(({ share }) => share > 0)
      .sort((a, b) => b.share - a.share)
      .slice(0, 3);
  }
}
