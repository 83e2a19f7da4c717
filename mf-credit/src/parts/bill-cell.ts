import { below, color, type } from '@mall/design-tokens';
import { styled } from 'styled-components';

/** A bill or a line in a table: its name, and below it its number. */
export const Cell = styled.span`
  display: grid;
  ${below.tablet} {
    & > a {
      padding-block: 13px;
    }
  }
  & > small {
    color: ${color.inkSecond};
    font-size: ${type.sizeTable};
  }
`;
export const Money = styled.span`
  font-variant-numeric: tabular-nums;
  font-weight: ${type.weightPart};
`;
