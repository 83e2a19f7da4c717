/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { accessibilityFaults, renderPage, screen } from '@mall/testing';
import CreditTag from './credit-tag.tsx';

const open = (creditStatus: number, isCanCertified = false) =>
  renderPage(<CreditTag />, {
    answers: {
      credit: {
        checkCurrentKpCanCertified: async () => ({ isCanCertified }),
        getCustomerCreditInfo: async () => ({
          isCertifieCompany: true,
          isMenuOpen: creditStatus > 0,
          isCertified: creditStatus === 25 || creditStatus === 30,
          isCreditCompany: true,
          isCreditOpen: true,
          customerCreditLaunchFaceIdInfo: { faceidUrl: '', state: 'none' as const, message: '', expiresAt: '' },
          customerCreditData: { creditApplyWorkflowId: 4, creditStatus },
        }),
      },
    },
  });

test('a company whose credit is enabled is certified', async () => {
  const { container } = open(25);
  expect(await screen.findByRole('link', { name: '账期已认证' })).toHaveAttribute('href', '/customer/customerCreditLimit');
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('who may certify is invited to', async () => {
  open(20, true);
  expect(await screen.findByRole('link', { name: '开通账期认证' })).toBeInTheDocument();
});

test('a visitor sees nothing', () => {
  const { container } = renderPage(<CreditTag />, { session: { signedIn: false } });
  expect(container).toBeEmptyDOMElement();
});
