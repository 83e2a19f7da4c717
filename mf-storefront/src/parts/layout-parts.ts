import { below, color, radius, space, type } from '@mall/design-tokens';
import { styled } from 'styled-components';

/** A white panel with one hairline. */
export const Paper = styled.section`
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
`;

/** Title of a page, alone. */
export const PageTitle = styled.h1`
  padding: ${space.md} 0;
  font-size: ${type.sizeDisplay};
`;

/** Title of a page with what stands beside it. */
export const PageHead = styled.header`
  display: flex;
  align-items: baseline;
  gap: ${space.md};
  padding: ${space.md} 0;
  & > h1 {
    font-size: ${type.sizeDisplay};
  }
  & > p {
    color: ${color.inkSecond};
    font-size: ${type.sizeTable};
  }
  ${below.tablet} {
    flex-wrap: wrap;
    gap: ${space.xs} ${space.md};
  }
`;

/** Title of a section with what stands at its right. */
export const SectionHead = styled.header`
  display: flex;
  align-items: baseline;
  gap: ${space.md};
  padding: ${space.xxl} 0 ${space.md};
  & > h2 {
    font-size: ${type.sizeTitle};
  }
  & > p {
    color: ${color.inkSecond};
    font-size: ${type.sizeTable};
  }
  & > :last-child:not(h2, p) {
    margin-left: auto;
    font-size: ${type.sizeTable};
  }
  & > a {
    font-size: ${type.sizeTable};
  }
  & > a:first-of-type {
    margin-left: auto;
  }
  & > a + a:last-child {
    margin-left: 0;
  }
  ${below.tablet} {
    flex-wrap: wrap;
    gap: 0 ${space.md};
    padding-top: ${space.xl};
  }
  ${below.tablet} {
    & > a,
    & > :last-child:not(h2, p) {
      padding-block: 12px;
    }
  }
`;
