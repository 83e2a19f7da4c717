import { below, color, radius, space } from '@mall/design-tokens';
import { styled } from 'styled-components';

/** White ground for the tabs and filters above a list of the customer centre. */
export const FilterPaper = styled.div`
  padding: ${space.xs} ${space.xxl} ${space.lg};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  ${below.tablet} {
    padding: ${space.xs} ${space.lg} ${space.lg};
  }
`;
