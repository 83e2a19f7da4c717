export * from './calls.ts';
export * from './shapes.ts';
export * from './staff-shapes.ts';
