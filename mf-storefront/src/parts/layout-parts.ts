import { color, layout, radius, space, type } from '@mall/design-tokens';
import { styled } from 'styled-components';

/** The 1200 px body of a screen. */
export const Body = styled.div`
  width: ${layout.body};
  margin: 0 auto;
  padding: ${space.lg} 0 ${space.page};
`;

/** A white panel with one hairline. */
export const Paper = styled.section`
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
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
`;

/** At most two lines of a name, or three by `data-lines`. */
export const TwoLines = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  &[data-lines='3'] {
    -webkit-line-clamp: 3;
  }
  overflow-wrap: anywhere;
`;
