import { below, space } from '@mall/design-tokens';
import { styled } from 'styled-components';

/**
 * Looks like a tag and is pressed like a button: what is pressed reaches beyond what is seen, on wide windows mostly down, as a button to copy with stands
 * above. Its one child is what is seen.
 */
export const PressedTag = styled.button.attrs({ type: 'button' })`
  margin: -1px 0 -5px;
  padding: 1px 0 5px;
  & > span {
    display: block;
    height: 18px;
    padding: 0 5px;
    border: 1px solid;
    border-radius: 2px;
    font-size: 12px;
    line-height: 16px;
  }
  &:hover {
    text-decoration: none;
  }
  ${below.tablet} {
    margin: -10px 0 -6px;
    padding: 12px 0 8px;
    & > span {
      height: 24px;
      padding: 0 ${space.sm};
      line-height: 22px;
    }
  }
`;
