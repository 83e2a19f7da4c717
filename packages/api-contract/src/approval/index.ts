export * from './calls.ts';
export * from './rule-shapes.ts';
export * from './shapes.ts';
