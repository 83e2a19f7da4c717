export * from './calls.ts';
export * from './change-shapes.ts';
export * from './look-shapes.ts';
export * from './paper-shapes.ts';
export * from './shapes.ts';
