import { below, space } from '@mall/design-tokens';
import { styled } from 'styled-components';

/** The first row: the frame's category menu lies over its left; banners and the running campaign fill the rest, down to the menu's foot. */
export const HeroShelf = styled.div`
  display: grid;
  grid-template-rows: minmax(0, 1fr);
  grid-auto-rows: 120px;
  gap: ${space.sm};
  height: calc(var(--frame-menu-height, 480px) - ${space.lg});
  padding-left: calc(var(--frame-menu-width, 220px) + ${space.lg});
  ${below.desktop} {
    grid-template-rows: 260px;
    grid-auto-rows: auto;
    height: auto;
    padding-left: 0;
  }
  ${below.tablet} {
    grid-template-rows: 40vw;
  }
`;
