import { space } from '@mall/design-tokens';
import { styled } from 'styled-components';

/** The first row of the page: the frame's category menu lies over its left, the banners fill the rest. */
export const HeroShelf = styled.div`
  min-height: 400px;
  padding-left: calc(220px + ${space.lg});
`;
