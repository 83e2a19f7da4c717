import { Dialog } from '@mall/ui-kit/overlays';
import { RelationPanel } from './relation-panel.tsx';
import type { RelationTarget } from './use-relation-dialog.tsx';

/** Substitutes and accessories of one SKU (rule product 11): 800 px wide, chosen by model. */
export default function RelationDialog({ target, onClose }: { target: RelationTarget; onClose: () => void }) {
  const { skuNumber, name, typeId, isNonStandard } = target;
  return (
    <Dialog onClose={onClose} title="替代与配件" description={name} size="lg">
      <RelationPanel skuNumber={skuNumber} firstType={typeId} isNonStandard={isNonStandard} />
    </Dialog>
  );
}
