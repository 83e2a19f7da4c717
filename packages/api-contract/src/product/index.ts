export * from './calls.ts';
export * from './card-shapes.ts';
export * from './shapes.ts';
export * from './staff-shapes.ts';
