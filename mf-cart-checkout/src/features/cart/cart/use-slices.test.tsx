/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { renderPage, screen, waitFor } from '@mall/testing';
import { useState } from 'react';
import { useSlices } from './use-slices.ts';

const made = (count: number, selected: boolean) => Array.from({ length: count }, (_, id) => ({ id, selected }));
const drawn: number[] = [];

function Lines() {
  const [lines, setLines] = useState(() => made(100, false));
  const shown = useSlices(lines);
  drawn.push(shown.filter(({ selected }) => selected).length);
  return (
    <>
      <button type="button" onClick={() => setLines(made(100, true))}>
        all
      </button>
      <button type="button" onClick={() => setLines((known) => known.slice(1))}>
        one less
      </button>
      <output>{`${drawn.at(-1)} of ${shown.length}`}</output>
    </>
  );
}

test('many changes follow over some frames and end complete; another list is shown at once', async () => {
  const { user } = renderPage(<Lines />);
  await user.click(screen.getByRole('button', { name: 'all' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('100 of 100'));
  const steps = [...new Set(drawn)];
  expect(steps.length).toBeGreaterThan(3);
  expect(Math.max(...steps.slice(1).map((step, at) => step - steps[at]!))).toBeLessThanOrEqual(36);
  await user.click(screen.getByRole('button', { name: 'one less' }));
  expect(screen.getByRole('status')).toHaveTextContent('99 of 99');
});
