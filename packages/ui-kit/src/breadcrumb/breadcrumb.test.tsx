/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Breadcrumb } from './breadcrumb.tsx';

test('the trail leads up, and its end is this page', () => {
  render(<Breadcrumb items={[{ label: '首页', href: '/' }, { label: '轴承' }]} />);
  expect(screen.getByRole('link', { name: '首页' }).getAttribute('href')).toBe('/');
  expect(screen.getByText('轴承').getAttribute('aria-current')).toBe('page');
});
