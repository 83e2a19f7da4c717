export { type Banner, drawBanner } from './draw-banner.ts';
export { type BrandMark, drawBrandMark } from './draw-brand-mark.ts';
export { drawSku, hasDrawing, type SkuDrawing } from './draw-sku.ts';
