import { below, color, type } from '@mall/design-tokens';
import { styled } from 'styled-components';

/** A small act beside a product that must not outshine buying it: compare, keep. Its icon is 13 px high. */
export const QuietAction = styled.button.attrs({ type: 'button' })`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  margin-block: -2px;
  padding-block: 2px;
  color: ${color.inkSecond};
  font-size: ${type.sizeLeast};
  line-height: 20px;
  &:hover,
  &[aria-pressed='true'] {
    color: ${color.accent};
  }
  ${below.tablet} {
    min-height: 44px;
    margin-block: 0;
  }
`;
