import { isAlike, lettersApart } from './alike.ts';
import type { Synonyms } from './synonyms.ts';
import type { Vocabulary } from './vocabulary.ts';

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

const phrase = /(?<![a-z0-9])[a-z]+(?:[ -][a-z]+)+(?![a-z0-9])/g;
const longestPhrase = 5;

/** hex nt, grinding dic: a word that is none completes a phrase with its neighbours when a letter or two are put right. */
function withRightEnglish(text: string, vocabulary: Vocabulary, synonyms: Synonyms): string {
  return text.replace(phrase, (whole) => {
    const words = whole.split(/[ -]/);
    let isRight = true;
    words.forEach((word, at) => {
      if (word.length < 2 || vocabulary.has(word) || synonyms.phraseWords.has(word) || synonyms.englishMeaning(word).length > 0) return;
      const right = completed(words, at, synonyms);
      if (!right) return;
      words[at] = right;
      isRight = false;
    });
    return isRight ? whole : words.join(' ');
  });
}

/** The nearest word that makes a phrase with those around it, of the longest phrase it can be of. */
function completed(words: readonly string[], at: number, synonyms: Synonyms): string | undefined {
  const word = words[at]!;
  const most = word.length >= 8 ? 2 : 1;
  for (let length = Math.min(longestPhrase, words.length); length > 1; length -= 1) {
    for (let from = Math.max(0, at - length + 1); from <= at && from + length <= words.length; from += 1) {
      const around = words.slice(from, from + length).with(at - from, '*');
      const near = synonyms
        .completing(around)
        .map((other) => ({ other, apart: lettersApart(word, other, most) }))
        .filter(({ other, apart }) => apart <= most && other.length > 2 && (word.length > 3 || other[0] === word[0]));
      const [best] = near.sort((a, b) => a.apart - b.apart);
      if (best) return best.other;
    }
  }
  return undefined;
}
