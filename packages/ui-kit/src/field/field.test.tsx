/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Field } from './field.tsx';
import { Input } from './input.tsx';
import { TextArea } from './text-area.tsx';

const described = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);

test('the error stands beside the input, is announced and replaces the hint', () => {
  const { rerender } = render(
    <Field label="手机号" hint="用于接收短信验证码" required>
      <Input />
    </Field>,
  );
  const input = screen.getByLabelText(/手机号/);
  expect(described(input)).toEqual(['用于接收短信验证码']);
  expect(input.getAttribute('aria-required')).toBe('true');
  rerender(
    <Field label="手机号" hint="用于接收短信验证码" error="手机号格式不正确" required>
      <Input />
    </Field>,
  );
  expect(described(input)).toEqual(['手机号格式不正确']);
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('alert').textContent).toBe('手机号格式不正确');
});

test('an input with a prefix is labelled like a plain one', () => {
  render(
    <Field label="金额">
      <Input prefix="¥" suffix="元" />
    </Field>,
  );
  expect(screen.getByLabelText('金额').tagName).toBe('INPUT');
});

test('a remark shows how much of its room is used', () => {
  render(
    <Field label="订单备注">
      <TextArea value="送到二号门" maxLength={200} counter readOnly />
    </Field>,
  );
  expect(screen.getByText('5/200')).toBeTruthy();
});
