import { color, elevation, motion, radius, space, type, zIndex } from '@mall/design-tokens';
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
  /* Of the window: what is wide inside must not widen it. */
  grid-template-columns: minmax(0, 1fr);
  place-items: center;
  padding: ${space.xxl};
  @media (max-width: 767px) {
    padding: ${space.md};
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
`;
export const SheetBody = styled.div`
  flex: 1;
  min-height: 0;
  padding: ${space.xs} ${space.xxl} ${space.xxl};
  overflow: auto;
  overscroll-behavior: contain;
`;
export const SheetFoot = styled.footer`
  display: flex;
  justify-content: flex-end;
  gap: ${space.md};
  flex: none;
  padding: ${space.md} ${space.xxl};
  border-top: 1px solid ${color.line};
`;
