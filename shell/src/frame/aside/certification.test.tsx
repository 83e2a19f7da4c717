/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { accessibilityFaults, screen } from '@mall/testing';
import { act } from '@testing-library/react';
import { showInFrame } from '../../testing/show-in-frame.tsx';
import { Certification } from './certification.tsx';

const credit = {
  isCertifieCompany: true,
  isMenuOpen: true,
  isCertified: false,
  isCreditCompany: true,
  isCreditOpen: true,
  customerCreditLaunchFaceIdInfo: { faceidUrl: 'https://face.example.com/certify?token=abc' },
  customerCreditData: { creditApplyWorkflowId: 3, creditStatus: 20 },
};
const show = (info: object, isCanCertified: boolean) =>
  showInFrame(<Certification />, {
    answers: {
      credit: { getCustomerCreditInfo: async () => ({ ...credit, ...info }), checkCurrentKpCanCertified: async () => ({ isCanCertified }) },
    },
  });

test('who can certify scans a code of 160 px', async () => {
  const { user } = show({}, true);
  await user.click(await screen.findByRole('button', { name: '账期扫码认证' }));
  const code = await screen.findByRole('img', { name: '账期认证二维码' });
  expect([code.getAttribute('width'), code.getAttribute('height')]).toEqual(['160', '160']);
  expect(await accessibilityFaults(document.body)).toEqual([]);
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
