export * from './calls.ts';
export { KeywordResult } from './keyword-shapes.ts';
export * from './shapes.ts';
export { Synonym } from './synonym-calls.ts';
