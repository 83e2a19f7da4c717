import { below, space, type } from '@mall/design-tokens';
import { styled } from 'styled-components';

/** What can be done with a row, at its end. */
export const RowActions = styled.span`
  display: inline-flex;
  gap: ${space.md};
  & > button {
    font-size: ${type.sizeTable};
  }
  ${below.tablet} {
    & > button {
      min-width: 44px;
    }
  }
`;
