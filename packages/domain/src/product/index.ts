export { type ConfiguredPart, configuredPart, type PartOption } from './configured-part.ts';
export { decideSale, type Sale, type ShelfSku } from './decide-sale.ts';
export { decideWay, delistedText, type OnSale, soldOutText, type Way } from './decide-way.ts';
