import { space } from '@mall/design-tokens';
import { styled } from 'styled-components';
import { Paper, SectionHead } from '../../../parts/layout-parts.ts';
import type { RelationTypeId } from '../../../parts/relations/relation-call.ts';
import { RelationPanel } from '../../../parts/relations/relation-panel.tsx';
import type { SkuDetail } from './product-words.ts';

/** Substitutes and accessories, where there are any; a configurable product shows complete substitutes only. */
export function Relations({ sku }: { sku: SkuDetail }) {
  const kinds = sku.relationCounts.filter(({ typeId, count }) => count > 0 && (!sku.isNonStandard || typeId === 1));
  const first = kinds[0];
  if (!first) return null;
  return (
    <section aria-labelledby="relations-title">
      <SectionHead>
        <h2 id="relations-title">替代与配件</h2>
      </SectionHead>
      <Panel>
        <RelationPanel skuNumber={sku.skuNumber} firstType={first.typeId as RelationTypeId} isNonStandard={!!sku.isNonStandard} />
      </Panel>
    </section>
  );
}

const Panel = styled(Paper)`
  min-height: 180px;
  padding: ${space.sm} ${space.xxl} ${space.lg};
`;
