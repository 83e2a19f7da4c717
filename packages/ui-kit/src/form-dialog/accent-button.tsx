import { color } from '@mall/design-tokens';
import { styled } from 'styled-components';
import { Button } from '../button/button.tsx';

/** The main button of a dialog over a page whose own action is the orange one: blue, so that only one is orange. */
export const AccentButton = styled(Button)`
  &&:not(:disabled) {
    border-color: ${color.accent};
    background: ${color.accent};
    color: ${color.onAccent};
    &:hover {
      background: ${color.accentHover};
    }
    &:active {
      background: ${color.accentPressed};
    }
  }
`;
