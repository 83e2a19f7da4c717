import { below, color, space, type } from '@mall/design-tokens';
import { styled } from 'styled-components';

/** A part of a page with its heading; what stands at its right leads on. */
export const Part = styled.section`
  & > header {
    display: flex;
    align-items: baseline;
    gap: ${space.md};
    padding-bottom: ${space.md};
  }
  & > header > h2 {
    font-size: ${type.sizeTitle};
  }
  & > header > a {
    margin-left: auto;
    flex: none;
    font-size: ${type.sizeTable};
  }
  & > p {
    padding-bottom: ${space.md};
    color: ${color.inkSecond};
    font-size: ${type.sizeTable};
  }
  ${below.tablet} {
    & > header > a {
      padding-block: 12px;
    }
  }
`;

/** Parts of a page below each other. */
export const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xxl};
  padding-bottom: ${space.xxl};
`;
