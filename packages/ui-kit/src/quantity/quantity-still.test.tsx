/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { QuantityStepper } from './quantity-stepper.tsx';

// jsdom has none, and rendering to a string sends nothing through it.
Object.assign(globalThis, {
  MessageChannel: class {
    port1 = {};
    port2 = {};
  },
});
const { renderToString } = await import('react-dom/server');

test('the server writes a still where a list asks for it: the quantity and its unit; the control comes alive in its place', async () => {
  const stepper = (
    <QuantityStepper
      label="数量"
      value={70}
      onValueChange={() => {}}
      normalize={(text) => ({ value: Number(text) })}
      unit="个"
      size="sm"
      startsStill
    />
  );
  const host = document.body.appendChild(document.createElement('div'));
  host.innerHTML = renderToString(stepper);
  expect(host.textContent).toBe('70个');
  expect(host.querySelector('button, input, svg')).toBeNull();
  const faults: unknown[] = [];
  await act(async () => void hydrateRoot(host, stepper, { onRecoverableError: (error) => faults.push(error) }));
  expect(faults).toEqual([]);
  expect(screen.getByRole<HTMLInputElement>('spinbutton', { name: '数量' }).value).toBe('70');
  expect(screen.getAllByRole('button')).toHaveLength(2);
});
