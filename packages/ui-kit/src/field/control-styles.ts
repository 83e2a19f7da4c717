import { color, layout, motion, radius, space, type } from '@mall/design-tokens';
import { css } from 'styled-components';

/** The look of what one types into: hairline, blue when chosen, red-brown when wrong. State comes from attributes. */
export const controlStyles = css`
  width: 100%;
  min-width: 0;
  height: ${layout.controlMd};
  padding: 0 ${space.md};
  border: 1px solid ${color.lineControl};
  border-radius: ${radius.md};
  background: ${color.surface};
  color: ${color.ink};
  font-size: ${type.sizeText};
  transition: border-color ${motion.fast} ${motion.ease};
  &::placeholder {
    color: ${color.inkThird};
    opacity: 1;
  }
  &:hover {
    border-color: ${color.inkSecond};
  }
  &:focus,
  &:focus-visible,
  &:focus-within {
    outline: 1px solid ${color.accent};
    outline-offset: 0;
    border-color: ${color.accent};
    border-radius: ${radius.md};
  }
  &[aria-invalid='true'],
  &[data-invalid] {
    border-color: ${color.danger};
    &:focus,
    &:focus-within {
      outline-color: ${color.danger};
    }
  }
  &:disabled,
  &[data-disabled] {
    border-color: ${color.line};
    background: ${color.ground};
    color: ${color.inkDisabled};
    cursor: not-allowed;
  }
  &[data-size='sm'] {
    height: ${layout.controlSm};
    padding: 0 ${space.sm};
    font-size: ${type.sizeTable};
  }
  &[data-size='lg'] {
    height: ${layout.controlLg};
    padding: 0 ${space.lg};
    font-size: ${type.sizeLead};
  }
`;
