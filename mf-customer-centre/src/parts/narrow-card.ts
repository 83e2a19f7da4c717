import { below, color, radius, space, type } from '@mall/design-tokens';
import { styled } from 'styled-components';

/** One thing to do, by somebody who isn't signed in: it stands alone in the middle. */
export const NarrowCard = styled.section`
  width: 440px;
  margin: ${space.section} auto 0;
  padding: ${space.section};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  & > h1 {
    font-size: ${type.sizeTitle};
    overflow-wrap: anywhere;
  }
  & > p {
    padding-bottom: ${space.xl};
    color: ${color.inkSecond};
    font-size: ${type.sizeTable};
  }
  ${below.tablet} {
    width: auto;
    margin-top: ${space.lg};
    padding: ${space.xl} ${space.lg};
  }
`;
