import { layout, space } from '@mall/design-tokens';
import { styled } from 'styled-components';

/** The 1200 px body of a screen. */
export const Body = styled.div`
  width: ${layout.body};
  margin: 0 auto;
  padding: ${space.lg} 0 ${space.page};
`;
