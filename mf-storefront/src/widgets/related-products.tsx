import type { SlotProps } from '@mall/mf-kit';
import { Dialog } from '@mall/ui-kit/overlays';
import { RelatedProducts } from '../parts/relations/related-products.tsx';

/** Substitutes and accessories of one SKU, 800 px wide (rule product 11). */
export default function RelatedProductsWidget({ sku, name, typeId, isNonStandard, r, onClose }: SlotProps['related-products']) {
  return (
    <Dialog onClose={onClose} title="替代与配件" description={name} size="lg">
      <RelatedProducts skuNumber={sku} firstType={typeId} isNonStandard={isNonStandard} r={r} />
    </Dialog>
  );
}
