export * from './agreement-shapes.ts';
export * from './calls.ts';
export * from './shapes.ts';
