import { CardShelf } from '@mall/mall-parts/product';
import { ProductCard, type RecommendSku } from '../product-card.tsx';

/** Products side by side, six in a row. */
export const ProductGrid = ({
  products,
  label,
  isBusy = false,
}: {
  products: readonly RecommendSku[];
  label: string;
  isBusy?: boolean;
}) => (
  <CardShelf data-columns="6" aria-label={label} aria-busy={isBusy || undefined}>
    {products.map((sku) => (
      <li key={sku.skuNumber}>
        <ProductCard sku={sku} />
      </li>
    ))}
  </CardShelf>
);
