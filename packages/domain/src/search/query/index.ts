export { DocumentWords } from './document-words.ts';
export { type Group, type Interpretation, interpret } from './interpret.ts';
export type { Cut, GeneralCutter, Language, WeighedWord } from './language.ts';
export { normalise, runsOf } from './normalise.ts';
export { type Candidate, orderByName } from './order-by-name.ts';
export { type Reading, readPinyin } from './pinyin-query.ts';
export { synonyms } from './synonyms.ts';
export { Vocabulary, type Word } from './vocabulary.ts';
