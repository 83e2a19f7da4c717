/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Steps } from './steps.tsx';

test('the buyer is told at which step of the purchase they are', () => {
  render(<Steps steps={['购物车', '确认订单', '提交成功']} current={2} label="购物步骤" />);
  expect(screen.getByRole('listitem', { current: 'step' }).textContent).toContain('确认订单');
});
