import { QuietAction } from '@mall/mall-parts/product';
import { StarFilledIcon, StarIcon } from '@mall/ui-kit';
import { useWish } from './use-wish.ts';

/** Keeps a SKU in the wish list, or lets it go. */
export function WishButton({ skuNumber, name }: { skuNumber: string; name: string }) {
  const { isKept, toggle } = useWish(skuNumber);
  return (
    <QuietAction aria-pressed={isKept} aria-label={`收藏：${name}`} onClick={() => void toggle()}>
      {isKept ? <StarFilledIcon size={13} /> : <StarIcon size={13} />}
      收藏
    </QuietAction>
  );
}
