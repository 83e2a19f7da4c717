import { withApartQuantities } from './glued-quantities.ts';
import { withJoinedModels } from './joined-models.ts';
import { normalise, runsOf } from './normalise.ts';
import { withRightWords } from './right-words.ts';
import { standardsIn } from './standards.ts';
import type { Named, Synonyms } from './synonyms.ts';
import { unitOf, withHanNumerals, withUnits } from './units.ts';
import type { Vocabulary } from './vocabulary.ts';
import { asWritten, isCounter } from './written-forms.ts';

/** A piece of what was typed. */
export type Token =
  | { kind: 'han'; text: string; glued: boolean }
  | { kind: 'ascii'; text: string; glued: boolean }
  | { kind: 'term'; text: string; named: Named; isCorrected: boolean }
  | { kind: 'standard'; text: string; name: string; year?: string | undefined };

/** More pieces than a purchase list's line has: the rest is not read. */
const mostTokens = 24;
/** More letters than two dozen pieces have: what reads them may look at all of a run for each piece of it. */
const mostLetters = 500;

/**
 * Cuts what was typed: standards and the terms of the synonyms first, then runs of Han and of letters and digits; a Chinese counter stays
 * with its number (3芯, 46号).
 */
export function tokensOf(keyword: string, vocabulary: Vocabulary, synonyms: Synonyms): Token[] {
  const isWord = (word: string) => vocabulary.has(word);
  const isTerm = (word: string) => isWord(word) || synonyms.englishMeaning(word).length > 0;
  const typed = withApartQuantities(
    withHanNumerals(
      withUnits(
        asWritten(normalise(keyword.slice(0, mostLetters)), (word) => synonyms.meaningsOf(word).length > 0),
        isWord,
      ),
      isWord,
    ),
    isTerm,
  );
  const text = withRightWords(typed, vocabulary, synonyms);
  const marks: { from: number; to: number; token: Token }[] = standardsIn(text).map(({ name, from, to, year }) => ({
    from,
    to,
    token: { kind: 'standard', text: text.slice(from, to), name, year },
  }));
  const isFree = (from: number, to: number) => marks.every((mark) => to <= mark.from || from >= mark.to);
  for (const named of [...mixedTerms(text, synonyms), ...synonyms.inText(text)]) {
    if (isFree(named.from, named.to))
      marks.push({ ...named, token: { kind: 'term', text: text.slice(named.from, named.to), named, isCorrected: text !== typed } });
  }
  marks.sort((a, b) => a.from - b.from);
  const tokens: Token[] = [];
  let at = 0;
  for (const { from, to, token } of [...marks, { from: text.length, to: text.length, token: undefined }]) {
    tokens.push(...plainTokens(text.slice(at, from), vocabulary));
    if (token) tokens.push(token);
    at = to;
    if (tokens.length >= mostTokens) break;
  }
  return withJoinedModels(withJoinedEndings(withJoinedTerms(tokens, synonyms), synonyms), vocabulary, synonyms).slice(0, mostTokens);
}

const wordThenHan = /(?<![a-z0-9-]\s?)([a-z]{2,})\s?(\p{Script=Han}{1,4})(?!\p{Script=Han})/gu;

/** copy纸: an English word and the Chinese end of what it begins. */
const mixedTerms = (text: string, synonyms: Synonyms): Named[] =>
  Array.from(text.matchAll(wordThenHan)).flatMap(({ 0: whole, 1: word = '', 2: ending = '', index }) => {
    const named = synonyms.mixed(word, ending);
    return named ? [{ ...named, from: index, to: index + whole.length }] : [];
  });

/** 耐高温 手套 is 耐高温手套, where the synonyms know that, and so is 手套 耐高温: a blank in a term changes nothing. */
function withJoinedTerms(tokens: readonly Token[], synonyms: Synonyms): Token[] {
  const joined: Token[] = [];
  for (const token of tokens) {
    const before = joined.at(-1);
    const texts = before?.kind === 'han' && token.kind === 'han' ? [before.text + token.text, token.text + before.text] : [];
    const term = texts.find((text) => synonyms.meaningsOf(text).length > 0);
    if (term !== undefined && before?.kind === 'han') joined[joined.length - 1] = { ...before, text: term };
    else joined.push(token);
  }
  return joined;
}

/** 6205 zz is 6205-zz: letters that end bearing numbers belong to the number before them. */
function withJoinedEndings(tokens: readonly Token[], synonyms: Synonyms): Token[] {
  const joined: Token[] = [];
  for (const token of tokens) {
    const before = joined.at(-1);
    const isEnding =
      token.kind === 'ascii' &&
      /^[a-z]+$/.test(token.text) &&
      before?.kind === 'ascii' &&
      /\d{3}$/.test(before.text) &&
      synonyms.code(token.text);
    if (isEnding) joined[joined.length - 1] = { ...before, text: `${before.text}-${token.text}` };
    else joined.push(token);
  }
  return joined;
}

function plainTokens(text: string, vocabulary: Vocabulary): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const { kind, text: run, at } of runsOf(text)) {
    const glued = at === end && tokens.length > 0;
    const before = tokens.at(-1);
    let rest = run;
    end = at + run.length;
    if (kind === 'han' && glued && before?.kind === 'ascii' && /\d$/.test(before.text)) {
      const counter = counterAt(rest, vocabulary);
      if (counter) {
        before.text += counter === '件套' ? '件' : counter;
        rest = rest.slice(counter.length);
      }
    }
    if (kind === 'han' && glued && before?.kind === 'ascii' && isTypeThenWord(before.text, rest, vocabulary)) {
      tokens.push({ kind, text: '型', glued });
      rest = rest.slice(1);
    }
    if (!rest) continue;
    if (kind === 'ascii' && text[end] === '#' && /\d$/.test(rest)) {
      rest += '#';
      end += 1;
    }
    tokens.push({ kind, text: rest, glued });
  }
  return tokens;
}

/** A型三角带 is the belt of type A, and its 型 the beginning of no word. */
const isTypeThenWord = (letters: string, run: string, vocabulary: Vocabulary) =>
  /^[a-z]{1,3}$/.test(letters) && vocabulary.cut(run)[0] === '型' && vocabulary.has(run.slice(1));

/** The counter a run of Han begins with; undefined where it is the beginning of a word: 3芯 has one, m8丝锥 none. */
function counterAt(run: string, vocabulary: Vocabulary): string | undefined {
  if (run.startsWith('件套')) return '件套';
  const [first = ''] = run;
  if (!unitOf(first) && !isCounter(first)) return undefined;
  const [piece = ''] = vocabulary.cut(run);
  return piece.length === 1 || !vocabulary.has(piece) ? first : undefined;
}
