import { below, color, layout, space, zIndex } from '@mall/design-tokens';
import { styled } from 'styled-components';

/**
 * What the screen is for: the total and the button. In a wide window it stands in its place, below 1180 px at the window's lower edge;
 * the frame keeps room for what is marked `data-action-bar`.
 */
export const ActionBar = styled.div`
  ${below.desktop} {
    position: fixed;
    right: 0;
    bottom: var(--frame-foot, 0px);
    left: 0;
    z-index: ${zIndex.header};
    display: flex;
    align-items: center;
    gap: ${space.xl};
    min-height: 72px;
    padding: ${space.sm} ${layout.gutter} max(${space.sm}, env(safe-area-inset-bottom));
    border-top: 1px solid ${color.line};
    background: ${color.surface};
    & > button[data-block] {
      width: auto;
    }
  }
`;
