import { below, color, layout, motion, radius, space, type } from '@mall/design-tokens';
import { css } from 'styled-components';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'link' | 'danger';
export type ControlSize = 'sm' | 'md' | 'lg';

/**
 * The look of a button, for anything that is one: `styled(Link)` with `data-variant` and `data-size` looks like a Button too.
 * White on signal orange is AA only when large and bold, so smaller primary buttons are filled one step deeper.
 */
export const buttonStyles = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  flex: none;
  height: ${layout.controlMd};
  padding: 0 ${space.lg};
  border: 1px solid transparent;
  border-radius: ${radius.md};
  font-size: ${type.sizeText};
  font-weight: ${type.weightPart};
  line-height: 1;
  white-space: nowrap;
  text-decoration: none;
  user-select: none;
  cursor: pointer;
  transition:
    background-color ${motion.fast} ${motion.ease},
    border-color ${motion.fast} ${motion.ease};
  &:hover {
    text-decoration: none;
  }
  &:focus-visible {
    border-radius: ${radius.md};
  }
  &[data-size='sm'] {
    height: ${layout.controlSm};
    padding: 0 10px;
    font-size: ${type.sizeTable};
  }
  &[data-size='lg'] {
    height: ${layout.controlLg};
    padding: 0 ${space.section};
    font-size: ${type.sizeLead};
    font-weight: ${type.weightStrong};
  }
  &[data-block] {
    width: 100%;
  }
  &[data-variant='primary'] {
    background: ${color.actionDeep};
    color: ${color.onAction};
    font-weight: ${type.weightStrong};
    &:hover {
      background: ${color.actionPressed};
    }
    &[data-size='lg'] {
      background: ${color.action};
      font-size: 19px;
      font-weight: 700;
      letter-spacing: 0.04em;
      &:hover {
        background: ${color.actionHover};
      }
    }
    &:active,
    &[data-size='lg']:active {
      background: ${color.actionPressed};
    }
  }
  &[data-variant='secondary'] {
    background: ${color.surface};
    border-color: ${color.lineStrong};
    color: ${color.ink};
    &:hover {
      border-color: ${color.accent};
      color: ${color.accent};
    }
    &:active {
      background: ${color.accentTint};
    }
  }
  &[data-variant='danger'] {
    background: ${color.danger};
    color: ${color.onInk};
    &:hover,
    &:active {
      background: ${color.dangerHover};
    }
  }
  &[data-variant='quiet'] {
    color: ${color.inkSecond};
    &:hover {
      background: rgb(28 36 48 / 6%);
      color: ${color.ink};
    }
    &:active {
      background: rgb(28 36 48 / 10%);
    }
  }
  &[data-variant='link'] {
    height: auto;
    min-height: 24px;
    padding: 0;
    border: 0;
    color: ${color.accent};
    font-weight: ${type.weightText};
    line-height: inherit;
    &:hover {
      text-decoration: underline;
      text-underline-offset: 3px;
    }
    &:active {
      color: ${color.accentPressed};
    }
  }
  &:disabled,
  &[aria-disabled='true']:not([aria-busy='true']) {
    &,
    &:hover,
    &:active {
      cursor: not-allowed;
      text-decoration: none;
      color: ${color.inkDisabled};
    }
    &:not([data-variant='link'], [data-variant='quiet']) {
      &,
      &:hover,
      &:active {
        background: ${color.ground};
        border-color: ${color.line};
      }
    }
    &[data-variant='quiet'] {
      background: none;
    }
  }
  &[aria-busy='true'] {
    cursor: progress;
  }
  ${below.tablet} {
    &[data-variant='link'] {
      min-height: 44px;
    }
  }
`;
