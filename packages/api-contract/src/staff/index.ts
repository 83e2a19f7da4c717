export * from './calls.ts';
export * from './inquiry-shapes.ts';
export * from './shapes.ts';
