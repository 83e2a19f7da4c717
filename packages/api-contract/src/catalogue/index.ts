export * from './brand-shapes.ts';
export * from './calls.ts';
export * from './private-brand-shapes.ts';
export * from './shapes.ts';
