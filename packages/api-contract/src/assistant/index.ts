export * from './act-calls.ts';
export * from './calls.ts';
export * from './function-shapes.ts';
export * from './key-shapes.ts';
export * from './selection-shapes.ts';
export * from './shapes.ts';
export * from './talk-calls.ts';
export * from './thread-shapes.ts';
