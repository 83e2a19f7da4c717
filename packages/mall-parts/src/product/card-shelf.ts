import { below, color, radius } from '@mall/design-tokens';
import { belowFold } from '@mall/ui-kit';
import { styled } from 'styled-components';

/** Cards side by side on one sheet of paper, told apart by hairlines; `data-columns` says how many. */
export const CardShelf = styled.ul`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  gap: 1px;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  &[data-columns='6'] {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
  &[data-columns='5'] {
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }
  &[data-columns='4'] {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  & > li {
    display: grid;
    background: ${color.surface};
    box-shadow: 0 0 0 1px ${color.line};
  }
  & > li:nth-child(n + 13) {
    ${belowFold('275px')}
  }
  &[data-columns='4'] > li:nth-child(n + 9) {
    ${belowFold('338px')}
  }
  ${below.desktop} {
    &,
    &[data-columns] {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
  ${below.tablet} {
    &,
    &[data-columns] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;
