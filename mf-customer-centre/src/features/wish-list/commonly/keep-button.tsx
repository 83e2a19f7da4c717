import { QuietAction } from '@mall/mall-parts/product';
import { StarFilledIcon, StarIcon } from '@mall/ui-kit';

interface Props {
  /** Name of the product. */
  name: string;
  isKept: boolean;
  onToggle: () => void;
}

/** Lets a product of the wish list go, and keeps it again. */
export const KeepButton = ({ name, isKept, onToggle }: Props) => {
  const word = isKept ? '取消收藏' : '重新收藏';
  return (
    <QuietAction aria-label={`${word}：${name}`} onClick={onToggle}>
      {isKept ? <StarFilledIcon size={13} /> : <StarIcon size={13} />}
      {word}
    </QuietAction>
  );
};
