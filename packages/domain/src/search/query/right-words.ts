import { isAlike, lettersApart } from './alike.ts';
import type { Synonyms } from './synonyms.ts';
import type { Vocabulary } from './vocabulary.ts';

const shortest = 4;
const lettered = /(?<![a-z0-9])([a-z])(\p{Script=Han}{2,6})/gu;

/**
 * A text in which a word with a letter wrong makes a term of several words with its neighbours: hydralic hose. Pinyin, words of the vocabulary and what makes no such term stay
 * as they are.
 * @param text normalised
 */
export function withRightWords(text: string, vocabulary: Vocabulary, synonyms: Synonyms): string {
  return withRightEnglish(withRightLettered(text, vocabulary, synonyms), vocabulary, synonyms);
}

/** O形卷 is O形圈: of a letter and Han that are a term together, characters that sound or look alike are right. */
function withRightLettered(text: string, vocabulary: Vocabulary, synonyms: Synonyms): string {
  const soundOf = (char: string) => vocabulary.soundOf(char);
  return text.replace(lettered, (whole, letter: string, run: string) => {
    const terms = synonyms.lettered(letter);
    if (terms.some((term) => whole.startsWith(term))) return whole;
    const right = terms.find(
      (term) =>
        term.length <= whole.length &&
        [...term].every((char, at) => char === whole[at] || (at > 0 && isAlike(char, whole[at]!, soundOf, false))),
    );
    return right ? `${right}${run.slice(right.length - 1)}` : whole;
  });
}

function withRightEnglish(text: string, vocabulary: Vocabulary, synonyms: Synonyms): string {
  if (!/[a-z]{4}/.test(text)) return text;
  const coverage = (one: string) => synonyms.inText(one).reduce((sum, { term, from, to }) => sum + (term.includes(' ') ? to - from : 0), 0);
  const right = text.replace(/(?<![a-z0-9])[a-z]{4,24}(?![a-z0-9])/g, (word) => {
    if (vocabulary.has(word) || synonyms.phraseWords.has(word)) return word;
    const most = word.length >= 8 ? 2 : 1;
    let best = { word, apart: most + 1 };
    for (const other of synonyms.phraseWords) {
      const apart = other.length < shortest ? most + 1 : lettersApart(word, other, most);
      if (apart < best.apart) best = { word: other, apart };
    }
    return best.word;
  });
  return right !== text && coverage(right) > coverage(text) ? right : text;
}
