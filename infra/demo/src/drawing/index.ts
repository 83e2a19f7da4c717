export { type Banner, drawBanner } from './draw-banner.ts';
export { type BrandMark, drawBrandMark } from './draw-brand-mark.ts';
export { type Certificate, drawCertificate } from './draw-certificate.ts';
export { drawFacts, type FactsOfPart } from './draw-facts.ts';
export { drawPacked, type PackedPart } from './draw-packed.ts';
export { drawSku, hasDrawing, type SkuDrawing } from './draw-sku.ts';
