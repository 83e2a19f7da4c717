export * from './calls.ts';
export * from './catalogue-book-shapes.ts';
export * from './shapes.ts';
