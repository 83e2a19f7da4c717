import { color, type } from '@mall/design-tokens';
import { StarFilledIcon, StarIcon } from '@mall/ui-kit';
import { styled } from 'styled-components';
import { useWish } from './use-wish.ts';

/** Keeps a SKU in the wish list, or lets it go. */
export function WishButton({ skuNumber, name }: { skuNumber: string; name: string }) {
  const { isKept, toggle } = useWish(skuNumber);
  return (
    <Root type="button" aria-pressed={isKept} aria-label={`收藏：${name}`} onClick={() => void toggle()}>
      {isKept ? <StarFilledIcon size={13} /> : <StarIcon size={13} />}
      收藏
    </Root>
  );
}

const Root = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  color: ${color.inkSecond};
  font-size: ${type.sizeLeast};
  line-height: 20px;
  &:hover,
  &[aria-pressed='true'] {
    color: ${color.accent};
  }
`;
