import { color, space } from '@mall/design-tokens';
import { ChevronDownIcon, type ControlSize, useField } from '@mall/ui-kit';
import type { Ref, SelectHTMLAttributes } from 'react';
import { styled } from 'styled-components';
import { controlStyles } from './control-styles.ts';

export type SelectOption<Value extends string = string> = { value: Value; label: string; disabled?: boolean };

export type NativeSelectProps<Value extends string> = Omit<
  SelectHTMLAttributes<HTMLSelectElement>,
  'size' | 'value' | 'onChange' | 'children'
> & {
  options: readonly SelectOption<Value>[];
  value: Value | '';
  onValueChange: (value: Value) => void;
  /** Shown while nothing is chosen. */
  placeholder?: string;
  size?: ControlSize;
  ref?: Ref<HTMLSelectElement>;
};

/** The browser's own select in the kit's frame: no library, works before hydration. `Select` of the overlays is the richer one. */
export function NativeSelect<Value extends string>({
  options,
  value,
  onValueChange,
  placeholder,
  size = 'md',
  ...rest
}: NativeSelectProps<Value>) {
  const field = useField();
  return (
    <Root>
      <Control {...field} {...rest} data-size={size} value={value} onChange={(event) => onValueChange(event.target.value as Value)}>
        {placeholder !== undefined && (
          <option value="" disabled hidden>
            {placeholder}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </Control>
      <ChevronDownIcon size={14} />
    </Root>
  );
}

const Root = styled.div`
  position: relative;
  & > svg {
    position: absolute;
    right: 10px;
    top: calc(50% - 7px);
    color: ${color.inkSecond};
    pointer-events: none;
  }
`;
const Control = styled.select`
  ${controlStyles}
  appearance: none;
  cursor: pointer;
  && {
    padding-right: ${space.section};
  }
`;
