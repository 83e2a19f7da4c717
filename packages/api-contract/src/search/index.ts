export * from './calls.ts';
export * from './shapes.ts';
export { Synonym } from './synonym-calls.ts';
