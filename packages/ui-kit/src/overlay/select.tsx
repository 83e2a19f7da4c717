import { CSPProvider } from '@base-ui/react/csp-provider';
import { Select as Base } from '@base-ui/react/select';
import { color, space, zIndex } from '@mall/design-tokens';
import { styled } from 'styled-components';
import type { ControlSize } from '../button/button-styles.ts';
import { controlStyles } from '../field/control-styles.ts';
import { useField } from '../field/field-context.ts';
import type { SelectOption } from '../field/native-select.tsx';
import { CheckIcon, ChevronDownIcon } from '../icon/sign-icons.tsx';
import { floatingStyles, itemStyles } from './overlay-parts.ts';

export type SelectProps<Value extends string> = {
  options: readonly (SelectOption<Value> & { /** A second, quieter line. */ hint?: string })[];
  value: Value | undefined;
  onValueChange: (value: Value) => void;
  placeholder?: string;
  /** Spoken name, where no Field gives one. */
  label?: string;
  size?: ControlSize;
  disabled?: boolean;
  name?: string;
};

/** One of several from a list that floats: typing finds, arrows move, Enter chooses, Escape leaves it as it was. */
export function Select<Value extends string>({
  options,
  value,
  onValueChange,
  placeholder = '请选择',
  label,
  size = 'md',
  disabled,
  name,
}: SelectProps<Value>) {
  const field = useField();
  return (
    // Base UI would add an inline <style> to hide a scrollbar; the strict CSP has no room for it and the list needs none.
    <CSPProvider disableStyleElements>
      <Base.Root
        items={options}
        value={value ?? null}
        onValueChange={(next) => next !== null && onValueChange(next)}
        disabled={disabled ?? field.disabled}
        name={name}
        modal={false}
      >
        <Trigger {...field} aria-label={field.id ? undefined : label} data-size={size}>
          <Value placeholder={placeholder} />
          <ChevronDownIcon size={14} />
        </Trigger>
        <Base.Portal>
          <Positioner sideOffset={4} alignItemWithTrigger={false} collisionPadding={12}>
            <Popup>
              <Base.List>
                {options.map((option) => (
                  <Item key={option.value} value={option.value} disabled={option.disabled}>
                    <Base.ItemText>{option.label}</Base.ItemText>
                    {option.hint && <Hint>{option.hint}</Hint>}
                    <Base.ItemIndicator render={<CheckIcon size={14} />} />
                  </Item>
                ))}
              </Base.List>
            </Popup>
          </Positioner>
        </Base.Portal>
      </Base.Root>
    </CSPProvider>
  );
}

const Trigger = styled(Base.Trigger)`
  ${controlStyles}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.sm};
  text-align: left;
  & > svg {
    flex: none;
    color: ${color.inkSecond};
  }
  &[data-popup-open] {
    border-color: ${color.accent};
  }
`;
const Value = styled(Base.Value)`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  &[data-placeholder] {
    color: ${color.inkThird};
  }
`;
const Positioner = styled(Base.Positioner)`
  z-index: ${zIndex.popup};
`;
const Popup = styled(Base.Popup)`
  ${floatingStyles}
  min-width: var(--anchor-width);
  max-height: min(320px, var(--available-height));
  padding: ${space.xs} 0;
  overflow: auto;
`;
const Item = styled(Base.Item)`
  ${itemStyles}
  &[data-selected] {
    color: ${color.accent};
  }
  & > svg {
    margin-left: auto;
    color: ${color.accent};
  }
`;
const Hint = styled.span`
  color: ${color.inkThird};
`;
