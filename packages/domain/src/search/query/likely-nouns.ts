import { blurred, isAlike, lettersApart } from './alike.ts';
import { type Assortment, strength } from './assortment.ts';
import type { Synonyms } from './synonyms.ts';
import type { Vocabulary } from './vocabulary.ts';

interface Known {
  vocabulary: Vocabulary;
  assortment: Assortment;
  synonyms: Synonyms;
}

const han = /\p{Script=Han}{2,8}/gu;
const longest = 6;

/**
 * The text with a run of Han made the name of something sold, where one slip of the pen lies between: a character that sounds or looks alike (密封卷), one left out, one typed
 * twice, two in the wrong order. Undefined where there is none. Asked for only where nothing typed names a thing.
 * @param text normalised
 * @param isSized a size stands beside it: then a first character that all its words share their kind by tells the rest (螺刹 M8)
 */
export function withLikelyNoun(text: string, known: Known, isSized: boolean): string | undefined {
  for (const { 0: run, index } of text.matchAll(han)) {
    const pieces = known.vocabulary.cut(run);
    const starts = pieces.map((_, at) => pieces.slice(0, at).join('').length);
    const isWord = pieces.map((piece) => piece.length > 1 && known.vocabulary.has(piece));
    for (let most = pieces.length; most >= 1; most -= 1) {
      // Chinese puts the noun last.
      for (let first = pieces.length - most; first >= 0; first -= 1) {
        const typed = pieces.slice(first, first + most).join('');
        // What is all words is no slip: 镀锌 says how a thing is.
        if (typed.length < 2 || typed.length > longest || isWord.slice(first, first + most).every(Boolean)) continue;
        const right = likeliest(typed, known, isSized && typed === run);
        if (!right) continue;
        const from = index + starts[first]!;
        return `${text.slice(0, from)}${right}${text.slice(from + typed.length)}`;
      }
    }
  }
  return undefined;
}

function likeliest(typed: string, known: Known, isSized: boolean): string | undefined {
  const { vocabulary } = known;
  const near = [
    ...vocabulary.ofLength(typed.length).filter((word) => isSlip(word, typed, vocabulary)),
    ...(typed.length > 2 ? vocabulary.ofLength(typed.length + 1).filter((word) => isOneLess(word, typed)) : []),
    ...(/(.)\1/u.test(typed) ? vocabulary.ofLength(typed.length - 1).filter((word) => isOneLess(typed, word)) : []),
  ].filter((word) => namesThing(word, known));
  if (near.length > 0) return near.sort((a, b) => vocabulary.df(b) - vocabulary.df(a))[0];
  return byFrame(typed, known) ?? (isSized && typed.length === 2 ? byFirstCharacter(typed, known) : undefined);
}

/** 磁座 is 磁性表座: the only thing whose name begins and ends so, with what stands between left out. */
function byFrame(typed: string, known: Known): string | undefined {
  const { vocabulary, assortment } = known;
  const [first, last] = [typed[0]!, typed.at(-1)!];
  const framed = [typed.length + 1, typed.length + 2]
    .flatMap((length) => vocabulary.ofLength(length))
    .filter((word) => word.startsWith(first) && word.endsWith(last) && namesThing(word, known));
  const kinds = new Set(
    framed.flatMap((word) => [...assortment.named(word)].flatMap(([id, fit]) => (fit >= strength.endsName ? [id] : []))),
  );
  return framed.length > 0 && kinds.size === 1 ? framed[0] : undefined;
}

/** One character for another that sounds or looks alike, or two that changed places. */
function isSlip(word: string, typed: string, vocabulary: Vocabulary): boolean {
  const wrong = [...word].flatMap((char, at) => (char === typed[at] ? [] : [at]));
  const [first, second] = wrong;
  if (first === undefined || wrong.length > 2) return false;
  if (second !== undefined) return second === first + 1 && word[first] === typed[second] && word[second] === typed[first];
  return isAlike(word[first]!, typed[first]!, (char) => vocabulary.soundOf(char), false);
}

/** Is the shorter the longer without one of its characters? */
const isOneLess = (longer: string, shorter: string) => {
  let at = 0;
  while (at < shorter.length && longer[at] === shorter[at]) at += 1;
  return longer.slice(at + 1) === shorter.slice(at);
};

const bestOf = (word: string, { assortment }: Known) => Math.max(0, ...assortment.named(word).values());

const namesThing = (word: string, known: Known) =>
  bestOf(word, known) >= strength.endsName || known.synonyms.meaningsOf(word).some((other) => bestOf(other, known) >= strength.endsName);

/** 螺刹 beside M8: all that begins with 螺 is a fastener, and of those one is meant. */
function byFirstCharacter(typed: string, known: Known): string | undefined {
  const { vocabulary, assortment } = known;
  const words = vocabulary.ofLength(2).filter((word) => word[0] === typed[0] && bestOf(word, known) >= strength.endsName);
  const kinds = words.map((word) => new Set([...assortment.named(word).keys()].flatMap((id) => assortment.type(id)!.above.slice(0, 1))));
  const common = kinds.flatMap((kind) => [...kind]).find((name) => kinds.filter((kind) => kind.has(name)).length >= 0.7 * kinds.length);
  if (words.length < 2 || common === undefined) return undefined;
  const sound = vocabulary.soundOf(typed[1]!);
  const soundOf = (word: string) => vocabulary.soundOf(word[1]!);
  const startsSo = words.filter((word) => blurred(sound)[0] === blurred(soundOf(word))[0]);
  const apart = (word: string) => lettersApart(sound, soundOf(word), 3);
  // Where none sounds so, the commonest is meant.
  const byUse = (a: string, b: string) => vocabulary.df(b) - vocabulary.df(a);
  return startsSo.length > 0 ? startsSo.sort((a, b) => apart(a) - apart(b) || byUse(a, b))[0] : words.sort(byUse)[0];
}
