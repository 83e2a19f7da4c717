import { convert, type QuantityName, quantities } from '@mall/domain/content/calculators';
import { Field, Input, NativeSelect } from '@mall/ui-kit/forms';
import { useState } from 'react';
import { Asked, numberOf, Source, Told } from './form.ts';

const shown = (value: number) =>
  Math.abs(value) >= 1e6 || (value !== 0 && Math.abs(value) < 1e-4) ? value.toExponential(4) : String(Number(value.toPrecision(6)));

/** A value in one unit in, the same in all others out. */
export default function UnitCalculator() {
  const [quantity, setQuantity] = useState<QuantityName>('pressure');
  const [from, setFrom] = useState('MPa');
  const [text, setText] = useState('1');
  const units = Object.entries(quantities[quantity].units) as [string, { name: string }][];
  const value = numberOf(text);
  return (
    <>
      <Asked>
        <Field label="物理量">
          <NativeSelect
            value={quantity}
            onValueChange={(name) => {
              const next = name as QuantityName;
              setQuantity(next);
              setFrom(Object.keys(quantities[next].units)[0]!);
            }}
            options={Object.entries(quantities).map(([name, { name: label }]) => ({ value: name, label }))}
          />
        </Field>
        <Field label="数值" error={value === undefined ? '请填写数字' : undefined}>
          <Input inputMode="decimal" value={text} maxLength={16} onChange={({ target }) => setText(target.value)} />
        </Field>
        <Field label="单位">
          <NativeSelect value={from} onValueChange={setFrom} options={units.map(([name, { name: label }]) => ({ value: name, label }))} />
        </Field>
      </Asked>
      <Told>
        {units
          .filter(([name]) => name !== from)
          .map(([name, { name: label }]) => (
            <div key={name}>
              <dt>{label}</dt>
              <dd>{value === undefined ? '—' : shown(convert(quantity, value, from, name) ?? 0)}</dd>
            </div>
          ))}
      </Told>
      <Source>换算系数按 GB 3100 与 NIST SP 811。</Source>
    </>
  );
}
