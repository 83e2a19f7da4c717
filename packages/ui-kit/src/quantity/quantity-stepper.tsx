import { MinusIcon, PlusIcon, useField } from '@mall/ui-kit';
import { type KeyboardEvent, useDeferredValue, useId, useState } from 'react';
import { Figures, Frame, Note, Root, Step, Still, Unit } from './quantity-parts.ts';

export type QuantityStepperProps = {
  /** Spoken name, such as 数量 or 内六角螺钉的数量. */
  label: string;
  value: number;
  /** Called once a typed or stepped quantity stands: on blur, on Enter, on plus and minus. */
  onValueChange: (value: number) => void;
  /** The business rule: turns typed text into the quantity that is valid, with a note when it had to be corrected. */
  normalize: (text: string) => { value: number; note?: string };
  min?: number;
  step?: number;
  /** The most that may be bought: 9999, or less when a purchase limit holds. */
  max?: number;
  /** Overrides when plus may be pressed; by default while one more step stays within `max`. */
  canIncrease?: boolean;
  /** A note from elsewhere, such as the server's correction; a note of the last typing goes first. */
  note?: string;
  unit?: string;
  /** 28 px for table rows (the note floats, no row grows) or 36 px (the note stands under it). */
  size?: 'sm' | 'md';
  disabled?: boolean;
  /** The server's markup, and the first render, are a still of it: for lists of goods, which have many, and none can be used before the scripts run. */
  startsStill?: boolean;
  /** Enter was pressed and the quantity stands: do the obvious, such as adding to the cart. */
  onSubmit?: (value: number) => void;
};

/** A quantity that is typed, not only stepped. Arrow keys step, Escape takes back what was typed, Enter confirms. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { label, value, onValueChange, normalize, min = 1, step = 1, max = 9999, unit, size = 'md', startsStill = false, onSubmit } = props;
  const field = useField();
  const disabled = props.disabled ?? field.disabled;
  const id = useId();
  const [draft, setDraft] = useState<string>();
  const [correction, setCorrection] = useState<string>();
  // Nor is a place for words that nobody has said yet part of a server's markup.
  const isAlive = useDeferredValue(true, false);
  const note = draft === undefined ? (correction ?? props.note) : undefined;
  const canIncrease = !disabled && (props.canIncrease ?? value + step <= max);
  const canDecrease = !disabled && value > min;

  function settle(text: string): number {
    const settled = normalize(text);
    setDraft(undefined);
    setCorrection(settled.note);
    if (settled.value !== value) onValueChange(settled.value);
    return settled.value;
  }

  const increase = () => canIncrease && settle(String(value + step));
  const decrease = () => canDecrease && settle(String(Math.max(min, value - step)));

  function confirm() {
    const settled = settle(draft ?? String(value));
    onSubmit?.(settled);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'ArrowUp') increase();
    else if (event.key === 'ArrowDown') decrease();
    else if (event.key === 'Enter') confirm();
    else if (event.key === 'Escape' && draft !== undefined) setDraft(undefined);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  if (startsStill && !isAlive)
    return (
      <Root data-size={size}>
        <Frame data-size={size} data-disabled={disabled || undefined}>
          <Still>{value}</Still>
        </Frame>
        {unit && <Unit>{unit}</Unit>}
      </Root>
    );
  return (
    <Root data-size={size}>
      <Frame data-size={size} data-disabled={disabled || undefined} data-corrected={note ? true : undefined}>
        <Step type="button" tabIndex={-1} aria-label={`减少${label}`} disabled={!canDecrease} onClick={decrease}>
          <MinusIcon size={14} />
        </Step>
        <Figures
          {...field}
          role="spinbutton"
          type="text"
          inputMode="numeric"
          autoComplete="off"
          aria-label={field.id ? undefined : label}
          aria-valuenow={value}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-describedby={[field['aria-describedby'], note && `${id}-note`].filter(Boolean).join(' ') || undefined}
          value={draft ?? String(value)}
          disabled={disabled}
          onChange={(event) => setDraft(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={() => draft !== undefined && settle(draft)}
          onKeyDown={onKeyDown}
        />
        <Step type="button" tabIndex={-1} aria-label={`增加${label}`} disabled={!canIncrease} onClick={increase}>
          <PlusIcon size={14} />
        </Step>
      </Frame>
      {unit && <Unit>{unit}</Unit>}
      {isAlive && (
        <Note id={`${id}-note`} role="status" data-size={size} data-shown={note ? true : undefined}>
          {note}
        </Note>
      )}
    </Root>
  );
}
