/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { accessibilityFaults, screen } from '@mall/testing';
import { act } from '@testing-library/react';
import { showInFrame } from '../../testing/show-in-frame.tsx';
import { LocationButton } from './location-button.tsx';

const longLabel = '新疆维吾尔自治区克孜勒苏柯尔克孜自治州阿克陶县';

test('the label is the button’s name; one of more than seven characters can be seen whole', async () => {
  const { shell, container } = showInFrame(<LocationButton />, { session: { signedIn: false } });
  const region = shell.region.get();
  const show = (label: string) => act(() => shell.region.set({ ...region, label }));
  show('江苏省苏州市区');
  expect(screen.getByRole('button', { name: '送至 江苏省苏州市区，选择地区' })).not.toHaveAttribute('data-whole');
  show(longLabel);
  expect(screen.getByRole('button', { name: `送至 ${longLabel}，选择地区` })).toHaveAttribute('data-whole', longLabel);
  expect(await accessibilityFaults(container)).toEqual([]);
});
