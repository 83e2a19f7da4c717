import { CardShelf } from '@mall/mall-parts/product';
import { type ReactNode, useId } from 'react';
import { SectionHead } from '../../../parts/layout-parts.ts';
import { ProductCard, type RecommendSku } from '../../../parts/product-card.tsx';

interface Props {
  title: string;
  note?: string;
  products: RecommendSku[];
  more?: ReactNode;
}

/** A row of seven products under its title. */
export function Shelf({ title, note, products, more }: Props) {
  const id = useId();
  if (!products.length) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHead>
        <h2 id={id}>{title}</h2>
        {note && <p>{note}</p>}
        {more}
      </SectionHead>
      <CardShelf>
        {products.map((sku) => (
          <li key={sku.skuNumber}>
            <ProductCard sku={sku} />
          </li>
        ))}
      </CardShelf>
    </section>
  );
}
