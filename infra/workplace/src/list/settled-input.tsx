import { Input, type InputProps } from '@mall/ui-kit/forms';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSettled } from '../frame/use-settled.ts';

interface Props extends Omit<InputProps, 'value' | 'onChange'> {
  value: string;
  /** The typing rests. */
  onSettle: (text: string) => void;
}

/** A filter that is typed: it acts when the typing rests, and follows when it is cleared elsewhere. */
export function SettledInput({ value, onSettle, ...rest }: Props) {
  const [text, setText] = useState(value);
  const settled = useSettled(text.trim(), 300);
  const settle = useEffectEvent((next: string) => {
    if (next !== value) onSettle(next);
  });
  useEffect(() => settle(settled), [settled]);
  useEffect(() => {
    if (value === '') setText('');
  }, [value]);
  return <Input autoComplete="off" maxLength={60} {...rest} value={text} onChange={({ target }) => setText(target.value)} />;
}
