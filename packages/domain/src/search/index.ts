export { type AttributeChoice, readAttributes, writeAttributes } from './attributes-text.ts';
export { withSearched } from './history.ts';
export { normalisePartNumber } from './part-number.ts';
