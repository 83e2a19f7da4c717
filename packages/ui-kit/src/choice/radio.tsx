import { below, color } from '@mall/design-tokens';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { styled } from 'styled-components';
import { choiceBox, choiceLine } from './choice-styles.ts';

export type RadioProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'size'> & { label?: ReactNode };

/** One radio with its label. Several of them belong into a RadioGroup, which names them and gives them arrow keys. */
export const Radio = ({ label, className, ...rest }: RadioProps) => (
  <Line className={className}>
    <Dot {...rest} type="radio" />
    {label !== undefined && <span>{label}</span>}
  </Line>
);

const Line = styled.label`
  ${choiceLine}
`;
const Dot = styled.input`
  ${choiceBox}
  border-radius: 50%;
  &:checked {
    box-shadow: inset 0 0 0 3.5px ${color.surface};
    ${below.tablet} {
      box-shadow: inset 0 0 0 5px ${color.surface};
    }
  }
  &:focus-visible {
    border-radius: 50%;
  }
`;
