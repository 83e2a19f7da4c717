/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { accessibilityFaults, refusal, screen } from '@mall/testing';
import { act, fireEvent } from '@testing-library/react';
import { showInFrame } from '../../testing/show-in-frame.tsx';
import { Certification } from './certification.tsx';

const waiting = {
  ...{ faceidUrl: 'https://face.example.com/certify?token=abc', state: 'waiting' as const },
  ...{ message: '', expiresAt: '2026-11-23T01:00:00Z' },
};
const credit = {
  isCertifieCompany: true,
  isMenuOpen: true,
  isCertified: false,
  isCreditCompany: true,
  isCreditOpen: true,
  customerCreditLaunchFaceIdInfo: waiting as Omit<typeof waiting, 'state'> & { state: 'waiting' | 'other' },
  customerCreditData: { creditApplyWorkflowId: 3, creditStatus: 20 },
};
const show = (info: object, isCanCertified: boolean, currentKpLaunchFaceId: () => Promise<object> = async () => waiting) =>
  showInFrame(<Certification />, {
    answers: {
      credit: { getCustomerCreditInfo: async () => ({ ...credit, ...info }), checkCurrentKpCanCertified: async () => ({ isCanCertified }) },
      creditApplication: { currentKpLaunchFaceId },
    } as never,
  });

test('who can certify scans a code of 160 px', async () => {
  const { user } = show({}, true);
  await user.click(await screen.findByRole('button', { name: '账期扫码认证' }));
  const code = await screen.findByRole('img', { name: '账期认证二维码' });
  expect([code.getAttribute('width'), code.getAttribute('height')]).toEqual(['160', '160']);
  expect(await accessibilityFaults(document.body)).toEqual([]);
});

test('another person’s face is said, and a new code is one press away', async () => {
  const launch = jest.fn(async () => waiting);
  const { user } = show(
    { customerCreditLaunchFaceIdInfo: { ...waiting, faceidUrl: '', state: 'other', message: '不是法定代表人本人' } },
    true,
    launch,
  );
  await user.click(await screen.findByRole('button', { name: '账期扫码认证' }));
  expect(await screen.findByText('不是法定代表人本人')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '重新生成二维码' }));
  expect(launch).toHaveBeenCalledTimes(2);
});

test('what the phone did is told in an alert that closes by itself after 3 s (rule errors 22)', async () => {
  jest.useFakeTimers();
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const info = { isCertified: false };
  show(info, true);
  await pass(100);
  fireEvent.click(screen.getByRole('button', { name: '账期扫码认证' }));
  await pass(100);
  expect(screen.getByRole('dialog', { name: '账期认证' })).toBeInTheDocument();
  info.isCertified = true;
  await pass(3100);
  expect(screen.getByRole('alertdialog', { name: '温馨提示' })).toHaveTextContent('认证完成，账期已启用');
  await pass(2500);
  expect(screen.getByRole('alertdialog')).toBeInTheDocument();
  await pass(600);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  jest.useRealTimers();
});

test('without a signed contract the dialog leads there first', async () => {
  const { user } = show({}, true, async () =>
    Promise.reject(refusal('CREDIT_CONTRACT_UNSIGNED', '请先阅读并签署账期合同，再进行人脸认证')),
  );
  await user.click(await screen.findByRole('button', { name: '账期扫码认证' }));
  expect(await screen.findByRole('link', { name: '阅读并签署合同' })).toHaveAttribute('href', '/customer/contracts');
});

test('with the menu closed, or for who can’t certify, there is nothing', async () => {
  for (const [info, can] of [
    [{ isMenuOpen: false }, true],
    [{}, false],
    [{ isCertified: true }, true],
  ] as const) {
    const { unmount } = show(info, can);
    await act(async () => {});
    expect(screen.queryByRole('button')).toBeNull();
    unmount();
  }
});
