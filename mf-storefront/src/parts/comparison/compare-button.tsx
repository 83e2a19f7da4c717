import { QuietAction } from '@mall/mall-parts/product';
import { CompareIcon } from '@mall/ui-kit';
import { useCompare } from './use-compare.ts';

/** Puts a SKU beside others; the bar at the foot of the page opens. */
export function CompareButton({ skuNumber, name }: { skuNumber: string; name: string }) {
  const { add } = useCompare();
  return (
    <QuietAction aria-label={`加入对比：${name}`} onClick={() => void add(skuNumber)}>
      <CompareIcon size={13} />
      对比
    </QuietAction>
  );
}
