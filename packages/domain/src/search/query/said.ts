import { denialIn, isDenial } from './denials.ts';
import { readAbbreviation, readSyllables } from './pinyin-query.ts';
import { readAscii } from './read-ascii.ts';
import { readHan } from './read-han.ts';
import type { Synonyms } from './synonyms.ts';
import type { Token } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';

/** One meaning of something typed: the word itself, or what the synonyms say of it. */
export interface Meaning {
  term: string;
  isOwn: boolean;
}

/** Something typed that is no number. */
export interface Said {
  kind: 'said';
  /** As typed. */
  text: string;
  meanings: Meaning[];
  /** As understood. */
  shown: string;
  isCorrected: boolean;
  /** Which run it stands in: words of one run belong together. */
  run: number;
  isBrandNotSold?: boolean;
  /** 用的 stands before it: 气管 用的 接头 are 接头. */
  isWhatFor?: boolean;
  /** 不要 stands before it. */
  isDenied?: boolean;
}

/** Letters and digits whose meaning depends on what is looked for: a size, a model, a part number. */
export interface Numbered {
  kind: 'number';
  text: string;
  run: number;
  /** 不要 stands before it. */
  isDenied?: boolean;
}

export interface Standard {
  kind: 'standard';
  text: string;
  name: string;
  run: number;
  /** Two digits read as its year, which may be a size. */
  year?: string | undefined;
}

export type Item = Said | Numbered | Standard;

/** Words that one character may begin. */
const mostBegun = 12;

const linking = /^(?:专?用|配套?)?的?$/;

/** What the tokens are, before anything is known of the kind of thing that is looked for. */
export function itemsOf(tokens: readonly Token[], vocabulary: Vocabulary, synonyms: Synonyms): Item[] {
  let run = 0;
  let isLinked = false;
  let isDenying = false;
  return withJoinedPinyin(tokens, vocabulary).flatMap((token): Item[] => {
    if (!('glued' in token && token.glued)) run += 1;
    if (token.kind === 'standard') return [{ kind: 'standard', text: token.text, name: token.name, run, year: token.year }];
    if (token.kind === 'term') {
      const { term, means, kind } = token.named;
      const said: Said = {
        kind: 'said',
        text: token.text,
        meanings: meaningsOf([term], synonyms, means),
        shown: means[0] ?? term,
        isCorrected: token.isCorrected,
        run,
      };
      return [kind === 'brand' ? { ...said, shown: token.text, isBrandNotSold: true } : said];
    }
    if (token.kind === 'han') {
      const denial = isDenying ? { denied: token.text, rest: '' } : denialIn(token.text, (word) => vocabulary.has(word));
      isDenying = isDenial(token.text);
      if (isDenying) return [];
      const isAfter = isLinked;
      const text = denial ? denial.rest : token.text;
      isLinked = linking.test(text);
      const said = text ? hanAs(text, { run, isAfter, isAlone: tokens.length === 1 }, vocabulary, synonyms) : [];
      return denial ? [deniedAs(denial.denied, run, synonyms), ...said] : said;
    }
    const isDenied = isDenying;
    isDenying = false;
    if (/\d/.test(token.text)) return [{ kind: 'number', text: token.text, run, ...(isDenied ? { isDenied } : {}) }];
    return lettersAs(token.text, vocabulary, synonyms, tokens.length === 1).map((said) => ({
      kind: 'said',
      text: token.text,
      run,
      ...said,
    }));
  });
}

const deniedAs = (text: string, run: number, synonyms: Synonyms): Said => ({
  ...{ kind: 'said', text, shown: text, meanings: meaningsOf([text], synonyms), isCorrected: false },
  ...{ run, isDenied: true },
});

/** A run of Han, word by word. @param at.isAfter 用的 stands before it */
function hanAs(run: string, at: { run: number; isAfter: boolean; isAlone: boolean }, vocabulary: Vocabulary, synonyms: Synonyms): Said[] {
  // One character alone is the beginning of a word that is still being typed; beside others it is rarely a wish.
  const isBegun = at.isAlone && run.length === 1 && !vocabulary.has(run);
  const begun = isBegun ? vocabulary.startingWith(run, mostBegun) : [];
  const pieces = begun.length > 0 ? [{ text: run, words: begun, corrected: false }] : readHan(run, vocabulary);
  let end = 0;
  return pieces.map(({ text, words, corrected }): Said => {
    const from = Math.max(end, run.indexOf(text, end));
    const isWhatFor = from === 0 ? at.isAfter : /用的?$|的$/.test(run.slice(end, from));
    end = from + text.length;
    return {
      ...{ kind: 'said', text, meanings: meaningsOf(words, synonyms), shown: words[0] ?? text, isCorrected: corrected, run: at.run },
      ...(isWhatFor ? { isWhatFor } : {}),
      ...(synonyms.isUnsoldBrand(text) ? { isBrandNotSold: true } : {}),
    };
  });
}

type Letters = Extract<Token, { kind: 'ascii' }>;

/** `yali biao` is 压力表: pinyin with blanks between its syllables is read as one, where a piece of it says nothing alone. */
function withJoinedPinyin(tokens: readonly Token[], vocabulary: Vocabulary): readonly Token[] {
  const isLetters = (token: Token | undefined): token is Letters =>
    token?.kind === 'ascii' && /^[a-z]+$/.test(token.text) && !vocabulary.has(token.text);
  const joined: Token[] = [];
  for (let from = 0; from < tokens.length; ) {
    let to = from;
    while (isLetters(tokens[to])) to += 1;
    const letters = tokens.slice(from, to).filter(isLetters);
    const text = letters.map((one) => one.text).join('');
    const saysNothing = letters.some((one) => !readSyllables(one.text, vocabulary));
    if (letters.length > 1 && saysNothing && readSyllables(text, vocabulary)) joined.push({ ...letters[0]!, text });
    else joined.push(...(to > from ? letters : tokens.slice(from, from + 1)));
    from = Math.max(to, from + 1);
  }
  return joined;
}

const meaningsOf = (words: readonly string[], synonyms: Synonyms, means: readonly string[] = []): Meaning[] => {
  const own = words.map((term) => ({ term, isOwn: true }));
  const others = [...means, ...words.slice(0, 2).flatMap((word) => synonyms.meaningsOf(word))].map((term) => ({ term, isOwn: false }));
  return [...own, ...others];
};

/** Who publishes standards: no slip for a maker's name. */
const standardsBodies: ReadonlySet<string> = new Set(
  'ansi asme astm bs en nf jb hg sh iso din jis gb iec ieee ul ce api aws sae'.split(' '),
);

type Reading = Pick<Said, 'meanings' | 'shown' | 'isCorrected'>;

/** Letters alone: a word, pinyin, an English word or a name with a typing error, initials. */
function lettersAs(letters: string, vocabulary: Vocabulary, synonyms: Synonyms, isAlone: boolean): Reading[] {
  if (standardsBodies.has(letters) && !vocabulary.has(letters)) return [{ meanings: [], shown: letters, isCorrected: false }];
  const read = (words: readonly string[]): Reading => ({
    meanings: meaningsOf(words, synonyms),
    shown: words[0] ?? letters,
    isCorrected: true,
  });
  if (vocabulary.has(letters)) return [{ ...read([letters, ...vocabulary.goingOn(letters, 24)]), isCorrected: false }];
  const syllables = readSyllables(letters, vocabulary);
  if (syllables) return syllables.map(read);
  // taper is no paper: an English word that terms are made of is right as it is.
  if (!isAlone && synonyms.phraseWords.has(letters)) return [{ meanings: [], shown: letters, isCorrected: false }];
  const singular = letters.endsWith('s') ? vocabulary.nearestLetters(letters.slice(0, -1), synonyms.latinTerms) : undefined;
  const near = vocabulary.nearestLetters(letters, synonyms.latinTerms) ?? singular;
  if (near) {
    const means = synonyms.englishMeaning(near);
    return [{ meanings: meaningsOf([near], synonyms, means), shown: near, isCorrected: true }];
  }
  const abbreviated = readAbbreviation(letters, vocabulary);
  if (abbreviated) return abbreviated.map(read);
  const found = readAscii(letters, vocabulary)?.filter(({ words }) => words.length > 0);
  if (found && found.length > 0) return found.map(({ words, corrected }) => ({ ...read(words), isCorrected: corrected }));
  return [{ meanings: [], shown: letters, isCorrected: false }];
}
