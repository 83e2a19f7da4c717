import { color, space, type } from '@mall/design-tokens';
import { styled } from 'styled-components';

/** The body of a dialog that hands something out, a code or a link: in the middle, its words quiet. */
export const HandedOut = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${space.md};
  font-size: ${type.sizeTable};
  & > p {
    color: ${color.inkSecond};
  }
`;
