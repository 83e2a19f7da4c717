export { CardShelf } from './card-shelf.ts';
export { cartProps } from './cart-props.ts';
export { DeliveryTag } from './delivery-tag.tsx';
export { priceTag } from './price-tag.ts';
export { ProductCell } from './product-cell.tsx';
export { type PriceView, SkuPrice } from './sku-price.tsx';
export { SkuTags } from './sku-tags.tsx';
export { TwoLines } from './two-lines.ts';
export { useOffer } from './use-offer.ts';
