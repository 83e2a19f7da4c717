import { space } from '@mall/design-tokens';
import type { CallOutput } from '@mall/mf-kit';
import { Tag } from '@mall/ui-kit';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { CardShelf } from '../../parts/card-shelf.ts';
import { SectionHead } from '../../parts/layout-parts.ts';
import { ProductCard } from '../../parts/product-card.tsx';

type Promotion = CallOutput<'home.getMallIndex'>['promotionData'][number];

const two = (value: number) => String(value).padStart(2, '0');

/** `距结束 2 天 03:15:09`; the server doesn't know the moment, so it says nothing. */
function useTimeLeft(endsAt: string, runs: boolean): string {
  const [left, setLeft] = useState<number>();
  useEffect(() => {
    if (!runs) return;
    const tick = () => setLeft(Math.max(0, Math.floor((Date.parse(endsAt) - Date.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [endsAt, runs]);
  if (!left) return '';
  const days = Math.floor(left / 86_400);
  return `距结束 ${days ? `${days} 天 ` : ''}${two(Math.floor(left / 3600) % 24)}:${two(Math.floor(left / 60) % 60)}:${two(left % 60)}`;
}

/** A campaign with its products; one with a countdown says 限时. */
export function PromotionBand({ promotion }: { promotion: Promotion }) {
  const left = useTimeLeft(promotion.endsAt, promotion.hasCountdown);
  const products = promotion.products.slice(0, 7);
  if (!products.length) return null;
  return (
    <section aria-labelledby={`promotion-${promotion.id}`}>
      <SectionHead>
        <Name id={`promotion-${promotion.id}`}>
          {promotion.name}
          {promotion.hasCountdown && <Tag kind="promotion">限时</Tag>}
        </Name>
        <p>{promotion.description}</p>
        {promotion.hasCountdown && <span aria-hidden="true">{left}</span>}
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

const Name = styled.h2`
  display: inline-flex;
  align-items: center;
  gap: ${space.sm};
`;
