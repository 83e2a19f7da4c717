export { Assortment, type SoldType, type SoldValue } from './assortment.ts';
export { bySize } from './by-size.ts';
export { meantByUse } from './by-use.ts';
export { DocumentWords } from './document-words.ts';
export { isFitFor } from './fit-for.ts';
export type { Cut, GeneralCutter, Language, WeighedWord } from './language.ts';
export { measuresOf } from './measure.ts';
export { normalise, runsOf } from './normalise.ts';
export { type Candidate, orderHits } from './order-hits.ts';
export { otherPlaces } from './other-places.ts';
export { type Reading, readPinyin } from './pinyin-query.ts';
export { type ReadWithin, readWithin } from './read-within.ts';
export { wordsOfSeries } from './series-size.ts';
export { type Clause, isBelow, neighboursOf, remoteness, type Size } from './sizes.ts';
export { asStandard, standardsIn } from './standards.ts';
export { type SynonymEntry, Synonyms } from './synonyms.ts';
export { isThing } from './things.ts';
export {
  isDimensions,
  type Lexicon,
  type Part,
  type PartKind,
  type Understanding,
  understand,
  withCommonKind,
} from './understand.ts';
export { withUnits } from './units.ts';
export { Uses } from './uses.ts';
export { valveCode, wordsOfValve } from './valve-code.ts';
export { Vocabulary, type Word } from './vocabulary.ts';
