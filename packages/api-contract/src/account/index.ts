export * from './address-shapes.ts';
export * from './calls.ts';
export * from './credential-shapes.ts';
export * from './invoice-title-shapes.ts';
export * from './shapes.ts';
