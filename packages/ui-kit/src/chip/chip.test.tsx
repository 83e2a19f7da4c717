/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Chip } from './chip.tsx';

test('a filter in force is taken off by the keyboard too', async () => {
  const onRemove = jest.fn();
  render(
    <Chip name="材质" onRemove={onRemove}>
      304 不锈钢
    </Chip>,
  );
  screen.getByRole('button', { name: '移除 材质：304 不锈钢' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(onRemove).toHaveBeenCalledTimes(1);
});
