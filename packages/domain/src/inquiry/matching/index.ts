export { listWords } from './list-words.ts';
export { batchSize, matchLines } from './match-lines.ts';
export type { FoundSku, MatchingPorts, NumberedSku, NumberKind, Question } from './ports.ts';
