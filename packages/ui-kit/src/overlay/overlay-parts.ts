import { below, color, elevation, motion, radius, space, type, zIndex } from '@mall/design-tokens';
import { css, styled } from 'styled-components';

/** The dimmed page behind what is modal. */
export const backdropStyles = css`
  position: fixed;
  inset: 0;
  z-index: ${zIndex.dialog};
  background: ${color.scrim};
  transition: opacity ${motion.base} ${motion.ease};
  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }
`;

/** Where a modal stands: in the middle of the window. */
export const viewportStyles = css`
  position: fixed;
  inset: 0;
  z-index: ${zIndex.dialog};
  display: grid;
  /* Of the window: what is wide or long inside must widen or lengthen neither, or a long dialog stands below the window. */
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  place-items: center;
  padding: ${space.xxl};
  ${below.tablet} {
    place-items: end stretch;
    padding: ${space.xxl} 0 0;
  }
`;

/** What floats beside its trigger. */
export const floatingStyles = css`
  border-radius: ${radius.md};
  background: ${color.surface};
  box-shadow: ${elevation.floating};
  outline: 0;
  transform-origin: var(--transform-origin);
  transition:
    opacity ${motion.fast} ${motion.ease},
    transform ${motion.fast} ${motion.ease};
  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
    transform: scale(0.98);
  }
`;

export const SheetHead = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.lg};
  flex: none;
  min-height: 52px;
  padding: ${space.md} ${space.lg} ${space.md} ${space.xxl};
  & > h2 {
    font-size: ${type.sizeLead};
  }
  ${below.tablet} {
    padding: ${space.xs} ${space.xs} ${space.xs} ${space.lg};
  }
`;
export const SheetBody = styled.div`
  flex: 1;
  min-height: 0;
  padding: ${space.xs} ${space.xxl} ${space.xxl};
  overflow: auto;
  overscroll-behavior: contain;
  ${below.tablet} {
    padding: ${space.xs} ${space.lg} ${space.lg};
  }
`;
export const SheetFoot = styled.footer`
  display: flex;
  justify-content: flex-end;
  gap: ${space.md};
  flex: none;
  padding: ${space.md} ${space.xxl};
  border-top: 1px solid ${color.line};
  ${below.tablet} {
    padding: ${space.md} ${space.lg} max(${space.md}, env(safe-area-inset-bottom));
    & > button {
      flex: 1;
    }
  }
`;
