export { type AttributeValues, attributeChoices, fitsChoice } from './attribute-choices.ts';
export { type ConfiguredPart, configuredPart, type PartOption } from './configured-part.ts';
export { decideSale, type Sale, type ShelfSku } from './decide-sale.ts';
export { blackCardNeededText, decideWay, delistedText, type OnSale, soldOutText, type Way } from './decide-way.ts';
export { decideItemNo, itemNoAtMost, itemNosAtOnce } from './item-no.ts';
export { asSkuNumber, skuNumbersMeant } from './sku-number.ts';
