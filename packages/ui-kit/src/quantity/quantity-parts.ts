import { below, color, elevation, layout, motion, radius, space, type, zIndex } from '@mall/design-tokens';
import { styled } from 'styled-components';

export const Root = styled.div`
  position: relative;
  display: inline-grid;
  grid-template-columns: auto 1fr;
  align-items: center;
  column-gap: ${space.sm};
`;

export const Frame = styled.div`
  display: inline-flex;
  height: ${layout.controlMd};
  border: 1px solid ${color.lineControl};
  border-radius: ${radius.md};
  background: ${color.surface};
  transition: border-color ${motion.fast} ${motion.ease};
  &[data-size='sm'] {
    height: ${layout.controlSm};
  }
  &[data-corrected] {
    border-color: ${color.warning};
  }
  &:focus-within {
    border-color: ${color.accent};
    outline: 1px solid ${color.accent};
  }
  &[data-disabled] {
    border-color: ${color.line};
    background: ${color.ground};
  }
`;

export const Step = styled.button`
  display: grid;
  place-items: center;
  width: 34px;
  color: ${color.inkSecond};
  transition: background-color ${motion.fast} ${motion.ease};
  [data-size='sm'] > & {
    width: 26px;
  }
  &:hover:not(:disabled) {
    background: ${color.ground};
    color: ${color.ink};
  }
  &:active:not(:disabled) {
    background: ${color.line};
  }
  &:disabled {
    color: ${color.inkDisabled};
    opacity: 0.6;
  }
  ${below.tablet} {
    &,
    [data-size='sm'] > & {
      width: 44px;
    }
  }
`;

export const Figures = styled.input`
  width: 56px;
  padding: 0;
  border: solid ${color.line};
  border-width: 0 1px;
  border-radius: 0;
  background: none;
  font-weight: ${type.weightPart};
  text-align: center;
  [data-size='sm'] > & {
    width: 46px;
    font-size: ${type.sizeTable};
  }
  &:focus-visible {
    outline: 0;
    border-radius: 0;
  }
  &:disabled {
    color: ${color.inkDisabled};
  }
`;

/** What stands there until the control is alive: of its size, with its lines. */
export const Still = styled.span`
  --side: 26px;
  display: grid;
  place-items: center;
  width: calc(46px + 2 * var(--side));
  background:
    linear-gradient(${color.line} 0 0) var(--side) / 1px 100% no-repeat,
    linear-gradient(${color.line} 0 0) right var(--side) top / 1px 100% no-repeat;
  font-weight: ${type.weightPart};
  font-size: ${type.sizeTable};
  [data-disabled] > & {
    color: ${color.inkDisabled};
  }
  ${below.tablet} {
    --side: 44px;
    font-size: ${type.sizeLead};
  }
`;

export const Unit = styled.span`
  color: ${color.inkSecond};
  font-size: ${type.sizeTable};
`;

export const Note = styled.p`
  grid-column: 1 / -1;
  width: 0;
  min-width: 100%;
  color: ${color.warning};
  font-size: ${type.sizeLeast};
  &[data-shown] {
    padding-top: ${space.xs};
  }
  &[data-size='sm'][data-shown] {
    position: absolute;
    top: calc(100% + 4px);
    left: 0;
    z-index: ${zIndex.sticky};
    width: max-content;
    min-width: 0;
    max-width: 220px;
    padding: ${space.xs} ${space.sm};
    border-radius: ${radius.md};
    background: ${color.surface};
    box-shadow: ${elevation.floating};
  }
`;
