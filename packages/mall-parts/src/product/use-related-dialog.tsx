import { Slot } from '@mall/mf-kit';
import { type ReactNode, useState } from 'react';
import type { Related, RelatedKind } from './sku-tags.tsx';

interface Target {
  skuNumber: string;
  productName: string;
  isNonStandard?: boolean | undefined;
}

/** The related-product dialog of a list or page: `relatedOf` gives a SKU's tags their way into it; its code is loaded when one is pressed.
 * @param r the request that the list answers; a page's own stands in its address */
export function useRelatedDialog(r?: string): { relatedOf: (sku: Target) => Related; dialog: ReactNode } {
  const [target, setTarget] = useState<Target & { kind: RelatedKind }>();
  return {
    relatedOf: (sku) => ({ open: (kind) => setTarget({ ...sku, kind }) }),
    dialog: target && (
      <Slot
        key={`${target.skuNumber} ${target.kind}`}
        name="related-products"
        sku={target.skuNumber}
        productName={target.productName}
        typeId={target.kind}
        isNonStandard={!!target.isNonStandard}
        r={r}
        onClose={() => setTarget(undefined)}
      />
    ),
  };
}
