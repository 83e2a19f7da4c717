import { color, motion, radius, space, type } from '@mall/design-tokens';
import { VisuallyHidden } from '@mall/ui-kit';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { Radio } from './radio.tsx';

export type RadioOption<Value extends string> = { value: Value; label: ReactNode; hint?: ReactNode; disabled?: boolean };

export type RadioGroupProps<Value extends string> = {
  /** Names the group; shown as its legend unless hidden. */
  label: string;
  hideLabel?: boolean;
  options: readonly RadioOption<Value>[];
  value: Value | undefined;
  onValueChange: (value: Value) => void;
  /** `cards` frames each option and marks the chosen one, as for payment methods and addresses. */
  variant?: 'plain' | 'cards';
  direction?: 'row' | 'column';
  name?: string;
  disabled?: boolean;
  error?: ReactNode;
};

/** One of several. Native radios: Tab enters, arrows choose. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, hideLabel, options, value, onValueChange, variant = 'plain', direction = 'row', name, disabled, error } = props;
  const id = useId();
  const Legend = hideLabel ? VisuallyHidden : GroupLabel;
  return (
    <Root
      disabled={disabled}
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={error ? `${id}-error` : undefined}
      aria-invalid={error ? true : undefined}
    >
      <Legend as="legend" id={`${id}-label`}>
        {label}
      </Legend>
      <Options data-direction={direction} data-variant={variant}>
        {options.map((option) => (
          <Radio
            key={option.value}
            name={name ?? id}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onValueChange(option.value)}
            label={
              <>
                {option.label}
                {option.hint && <Hint>{option.hint}</Hint>}
              </>
            }
          />
        ))}
      </Options>
      {error && (
        <Failure id={`${id}-error`} role="alert">
          {error}
        </Failure>
      )}
    </Root>
  );
}

const Root = styled.fieldset``;
const GroupLabel = styled.legend`
  padding: 0 0 ${space.xs};
  color: ${color.inkSecond};
  font-size: ${type.sizeTable};
`;
const Options = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm} ${space.xl};
  &[data-direction='column'] {
    flex-direction: column;
  }
  &[data-variant='cards'] {
    gap: ${space.md};
    & > label {
      padding: ${space.md} ${space.lg};
      border: 1px solid ${color.line};
      border-radius: ${radius.md};
      background: ${color.surface};
      transition: border-color ${motion.fast} ${motion.ease};
      &:hover:not(:has(:disabled)) {
        border-color: ${color.accentLine};
      }
      &:has(:checked) {
        border-color: ${color.accent};
        background: ${color.accentTint};
      }
    }
  }
`;
const Hint = styled.span`
  display: block;
  color: ${color.inkSecond};
  font-size: ${type.sizeLeast};
`;
const Failure = styled.p`
  padding-top: ${space.xs};
  color: ${color.danger};
  font-size: ${type.sizeLeast};
`;
