/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { Picture } from './picture.tsx';

test('a picture keeps its square and waits until it is near, unless it is the largest of the page', () => {
  const { rerender } = render(<Picture src="/img/a.svg" alt="内六角螺钉" size={72} />);
  const image = () => screen.getByRole('img', { name: '内六角螺钉' });
  expect([image().getAttribute('width'), image().getAttribute('height'), image().getAttribute('loading')]).toEqual(['72', '72', 'lazy']);
  rerender(<Picture src="/img/a.svg" alt="内六角螺钉" size={400} priority />);
  expect(image().getAttribute('loading')).toBe('eager');
});

test('a picture that fails gives way to the default one; another address gets its own chance', () => {
  const { rerender } = render(<Picture src="/img/gone.svg" alt="内六角螺钉" size={72} />);
  fireEvent.error(screen.getByRole('img', { name: '内六角螺钉' }));
  expect(screen.getByRole('img', { name: '内六角螺钉' }).tagName).toBe('svg');
  rerender(<Picture src="/img/there.svg" alt="内六角螺钉" size={72} />);
  expect(screen.getByRole('img', { name: '内六角螺钉' }).tagName).toBe('IMG');
});
