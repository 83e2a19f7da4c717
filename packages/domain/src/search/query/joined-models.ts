import type { Synonyms } from './synonyms.ts';
import type { Token } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Pieces a model may be typed in: LXK3 20S T. */
const mostPieces = 4;
const shortest = 5;
const plain = (text: string) => text.replace(/[-./_+#~]/g, '');
/** A size is no beginning of a model: m8 30, 24v 5a, 6x20. */
const isSize = /^(?:m\d+|φ?\d+(?:\.\d+)?(?:x\d+(?:\.\d+)?)*(?:[a-zμ°%]{0,3}2?))$/;

/** HK 2020, UCP 218: the letters of a known series and its number. 304 and 316 are steels. */
const isOfSeries = ([letters, number]: readonly Token[], synonyms: Synonyms) =>
  letters !== undefined &&
  number?.kind === 'ascii' &&
  /^[a-z]{2,5}$/.test(letters.text) &&
  /^(?!(?:201|304|316|410|430)\D?)\d{3,}/.test(number.text) &&
  synonyms.series(`${letters.text}${number.text}`) !== undefined;

/** A model that the catalogue has, typed with blanks or other signs between its pieces, is one: `lxk3 20s/t` is LXK3-20S-T, `bt40 er32 100` BT40-ER32-100; and so are a known series' letters and its number. */
export function withJoinedModels(tokens: readonly Token[], vocabulary: Vocabulary, synonyms: Synonyms): Token[] {
  const joined: Token[] = [];
  for (let from = 0; from < tokens.length; ) {
    const length = lengthOfModel(tokens.slice(from, from + mostPieces), vocabulary, synonyms);
    const first = tokens[from]!;
    const text = tokens.slice(from, from + length).map((token) => plain(token.text));
    const padded = paddedModel(first, tokens[from + 1], vocabulary);
    if (padded !== undefined && first.kind === 'ascii') {
      joined.push({ ...first, text: padded });
      from += 2;
      continue;
    }
    joined.push(length > 1 && first.kind === 'ascii' ? { ...first, text: text.join('') } : first);
    from += length;
  }
  return joined;
}

/** NMRV 63 is NMRV063, where the catalogue has that. */
function paddedModel(letters: Token, number: Token | undefined, vocabulary: Vocabulary): string | undefined {
  if (letters.kind !== 'ascii' || number?.kind !== 'ascii' || !/^[a-z]{3,5}$/.test(letters.text) || !/^\d{1,2}$/.test(number.text))
    return undefined;
  const model = `${letters.text}0${number.text}`;
  return vocabulary.df(model) > 0 ? model : undefined;
}

/** How many of these tokens are one model; 1 where the first is on its own. */
function lengthOfModel(tokens: readonly Token[], vocabulary: Vocabulary, synonyms: Synonyms): number {
  const [first] = tokens;
  if (first?.kind !== 'ascii' || isSize.test(first.text) || !/[a-z]/.test(first.text)) return 1;
  const end = tokens.findIndex((token, at) => at > 0 && (token.kind !== 'ascii' || token.glued));
  for (let length = end < 0 ? tokens.length : end; length > 1; length -= 1) {
    const whole = tokens
      .slice(0, length)
      .map(({ text }) => plain(text))
      .join('');
    if (whole.length >= shortest && /\d/.test(whole) && vocabulary.df(whole) > 0) return length;
  }
  return end !== 1 && isOfSeries(tokens, synonyms) ? 2 : 1;
}
