import { color, type } from '@mall/design-tokens';
import { StarFilledIcon, StarIcon } from '@mall/ui-kit';
import { styled } from 'styled-components';

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
    <Root type="button" aria-label={`${word}：${name}`} onClick={onToggle}>
      {isKept ? <StarFilledIcon size={13} /> : <StarIcon size={13} />}
      {word}
    </Root>
  );
};

const Root = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  color: ${color.inkSecond};
  font-size: ${type.sizeLeast};
  line-height: 20px;
  &:hover {
    color: ${color.accent};
  }
`;
