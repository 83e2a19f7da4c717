import { below, color, space, type } from '@mall/design-tokens';
import { FailureIcon, FieldContext, type FieldWiring, VisuallyHidden } from '@mall/ui-kit';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';

export type FieldProps = {
  label: ReactNode;
  /** Shown under the control until there is an error. */
  hint?: ReactNode;
  /** What is wrong and the way out; shown beside the control and announced. */
  error?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean;
  /** `row` puts the label to the left, as in long forms. */
  direction?: 'column' | 'row';
  /** One Input, TextArea, NativeSelect, Select or QuantityStepper. */
  children: ReactNode;
};

/** Label, control, hint and error as one: the control inside is labelled by id and described by its hint and error. */
export function Field({ label, hint, error, required, disabled, hideLabel, direction = 'column', children }: FieldProps) {
  const id = useId();
  const describedBy = [error && `${id}-error`, hint && !error && `${id}-hint`].filter(Boolean).join(' ') || undefined;
  const wiring: FieldWiring = {
    id,
    'aria-describedby': describedBy,
    'aria-invalid': error ? true : undefined,
    'aria-required': required || undefined,
    disabled,
  };
  const Name = hideLabel ? VisuallyHidden : Label;
  return (
    <Root data-direction={direction}>
      <Name as="label" htmlFor={id}>
        {label}
        {required && <Star aria-hidden="true">*</Star>}
      </Name>
      <div>
        <FieldContext value={wiring}>{children}</FieldContext>
        <div role="alert">
          {error && (
            <Message id={`${id}-error`} data-tone="error">
              <FailureIcon size={14} />
              {error}
            </Message>
          )}
        </div>
        {hint && !error && <Message id={`${id}-hint`}>{hint}</Message>}
      </div>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  align-content: start;
  gap: ${space.xs};
  &[data-direction='row'] {
    grid-template-columns: 112px minmax(0, 1fr);
    gap: ${space.lg};
    & > label {
      padding-top: 8px;
      text-align: right;
    }
  }
  ${below.tablet} {
    &[data-direction='row'] {
      grid-template-columns: minmax(0, 1fr);
      gap: ${space.xs};
      & > label {
        padding: 0;
        text-align: left;
      }
    }
  }
`;
const Label = styled.label`
  color: ${color.inkSecond};
  font-size: ${type.sizeTable};
`;
const Star = styled.span`
  margin-left: ${space.hair};
  color: ${color.danger};
`;
const Message = styled.p`
  display: flex;
  gap: ${space.xs};
  padding-top: ${space.xs};
  color: ${color.inkSecond};
  font-size: ${type.sizeLeast};
  & > svg {
    flex: none;
    margin-top: 2px;
  }
  &[data-tone='error'] {
    color: ${color.danger};
  }
`;
