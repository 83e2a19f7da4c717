import { normalise, runsOf } from './normalise.ts';
import { withRightWords } from './right-words.ts';
import { standardsIn } from './standards.ts';
import type { Named, Synonyms } from './synonyms.ts';
import { unitOf, withHanNumerals, withUnits } from './units.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A piece of what was typed. */
export type Token =
  | { kind: 'han'; text: string; glued: boolean }
  | { kind: 'ascii'; text: string; glued: boolean }
  | { kind: 'term'; text: string; named: Named; isCorrected: boolean }
  | { kind: 'standard'; text: string; name: string };

/** More pieces than a purchase list's line has: the rest is not read. */
const mostTokens = 24;

/**
 * Cuts what was typed: standards and the terms of the synonyms first, then runs of Han and of letters and digits; a Chinese counter stays
 * with its number (3芯, 46号).
 */
export function tokensOf(keyword: string, vocabulary: Vocabulary, synonyms: Synonyms): Token[] {
  const isWord = (word: string) => vocabulary.has(word);
  const typed = withHanNumerals(withUnits(normalise(keyword), isWord), isWord);
  const text = withRightWords(typed, vocabulary, synonyms);
  const marks: { from: number; to: number; token: Token }[] = standardsIn(text).map(({ name, from, to }) => ({
    from,
    to,
    token: { kind: 'standard', text: text.slice(from, to), name },
  }));
  const isFree = (from: number, to: number) => marks.every((mark) => to <= mark.from || from >= mark.to);
  for (const named of synonyms.inText(text)) {
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
  return tokens.slice(0, mostTokens);
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
    if (!rest) continue;
    if (kind === 'ascii' && text[end] === '#' && /\d$/.test(rest)) {
      rest += '#';
      end += 1;
    }
    tokens.push({ kind, text: rest, glued });
  }
  return tokens;
}

/** The counter a run of Han begins with; undefined where it is the beginning of a word: 3芯 has one, m8丝锥 none. */
function counterAt(run: string, vocabulary: Vocabulary): string | undefined {
  if (run.startsWith('件套')) return '件套';
  const [first = ''] = run;
  if (!unitOf(first)) return undefined;
  const [piece = ''] = vocabulary.cut(run);
  return piece.length === 1 || !vocabulary.has(piece) ? first : undefined;
}
