export * from './calls.ts';
export * from './draft-shapes.ts';
export * from './line-shapes.ts';
export * from './list-reading-calls.ts';
export * from './list-shapes.ts';
export * from './quotation-shapes.ts';
export * from './shapes.ts';
export * from './sheet-shapes.ts';
