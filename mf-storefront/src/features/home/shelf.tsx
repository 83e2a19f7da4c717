import { type ReactNode, useId } from 'react';
import { CardShelf } from '../../parts/card-shelf.ts';
import { SectionHead } from '../../parts/layout-parts.ts';
import { ProductCard, type RecommendSku } from '../../parts/product-card.tsx';

interface Props {
  title: string;
  note?: string;
  products: RecommendSku[];
  more?: ReactNode;
  /** Its pictures are visible without scrolling. */
  priority?: boolean;
}

/** A row of seven products under its title. */
export function Shelf({ title, note, products, more, priority = false }: Props) {
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
            <ProductCard sku={sku} priority={priority} />
          </li>
        ))}
      </CardShelf>
    </section>
  );
}
