export * from './agreement-shapes.ts';
export * from './block-shapes.ts';
export * from './block-view-shapes.ts';
export * from './calls.ts';
export * from './page-shapes.ts';
export * from './shapes.ts';
export * from './staff-content-shapes.ts';
