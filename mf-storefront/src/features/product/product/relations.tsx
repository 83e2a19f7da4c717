import { space } from '@mall/design-tokens';
import { showsRelation } from '@mall/domain/catalogue';
import { lazy, Suspense, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { Paper, SectionHead } from '../../../parts/layout-parts.ts';
import { RelatedWaiting } from '../../../parts/relations/related-waiting.tsx';
import type { RelationTypeId } from '../../../parts/relations/relation-calls.ts';
import type { SkuDetail } from './product-words.ts';

const RelatedProducts = lazy(async () => ({
  default: (await import(/* webpackChunkName: "related" */ '../../../parts/relations/related-products.tsx')).RelatedProducts,
}));

/** Substitutes and accessories, where there are any; a configurable product shows complete substitutes only. Their code comes after the page. */
export function Relations({ sku }: { sku: SkuDetail }) {
  const [isHere, setHere] = useState(false);
  useEffect(() => setHere(true), []);
  const kinds = sku.relationCounts.filter(({ typeId, count }) => count > 0 && showsRelation(typeId, sku.isNonStandard));
  const first = kinds[0];
  if (!first) return null;
  return (
    <section aria-labelledby="relations-title">
      <SectionHead>
        <h2 id="relations-title">替代与配件</h2>
      </SectionHead>
      <Panel>
        {isHere ? (
          <Suspense fallback={<RelatedWaiting />}>
            <RelatedProducts skuNumber={sku.skuNumber} firstType={first.typeId as RelationTypeId} isNonStandard={!!sku.isNonStandard} />
          </Suspense>
        ) : (
          <RelatedWaiting />
        )}
      </Panel>
    </section>
  );
}

const Panel = styled(Paper)`
  min-height: 180px;
  padding: ${space.sm} ${space.xxl} ${space.lg};
`;
