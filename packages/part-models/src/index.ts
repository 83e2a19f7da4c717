export type { DataSheet } from './data-sheet/sheet.ts';
export { dxfOf } from './drafting/dxf.ts';
export { sheetOf } from './drafting/sheet.ts';
export { svgOf } from './drafting/svg.ts';
export { inUseSvg, isMounted } from './in-use/in-use.ts';
export type { ModelFiles } from './kernel/make-model.ts';
export type { PartMesh } from './kernel/mesh.ts';
export type { Params, Part } from './part.ts';
export { partOf } from './part-of.ts';
export { type Workshop, workshop } from './workshop/workshop.ts';

/** Part of every kept model's name: raised whenever the same parameters make another model. */
export const modelVersion = 2;
