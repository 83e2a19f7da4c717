/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { accessibilityFaults, renderPage, screen } from '@mall/testing';
import { anApplication } from '../../../parts/an-application.ts';
import ApplyCreditInfoPage from './apply-credit-info-page.tsx';

const kept = anApplication(
  { legalPerson: { version: 1, isComplete: true, values: { legalName: '王建国', idNumber: '1101**********002X' } } },
  { creditStatus: 15, note: '不足一年', files: [{ file: 'f', name: '照.jpg', type: 'jpg', size: 1, url: '/x' }] },
);
const history = {
  pageIndex: 1,
  pageSize: 50,
  total: 1,
  items: [{ id: 1, at: '2026-11-23T01:00:00Z', stepName: '驳回', by: '商城', note: '不足一年', creditStatusName: '已驳回' }],
};

test('how it stands, why it was rejected and what came before; numbers in full only after one has said why', async () => {
  const getCustomerCreditApplicationData = jest.fn(async (_: object) => ({
    ...kept,
    sections: kept.sections.map((part) =>
      part.section === 'legalPerson' ? { ...part, values: { ...part.values, idNumber: '11010519491231002X' } } : part,
    ),
  }));
  const { user, container } = renderPage(<ApplyCreditInfoPage />, {
    answers: {
      creditApplication: {
        getCustomerCreditApplicationDataDesensitization: async () => kept,
        searchCustomerCreditHistory: async () => history,
        getCustomerCreditApplicationData,
      },
    },
  });
  expect(await screen.findByText('1101**********002X')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '修改后重新提交' })).toHaveAttribute('href', '/customer/applyCredit');
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: '查看' }));
  expect(await screen.findByText('请填写查看原因')).toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: /查看原因/ }), '核对');
  await user.click(screen.getByRole('button', { name: '查看' }));
  expect(await screen.findByText('11010519491231002X')).toBeInTheDocument();
  expect(getCustomerCreditApplicationData).toHaveBeenCalledWith({ why: '核对' });
});

test('a company whose credit came without an application isn’t asked to apply', async () => {
  renderPage(<ApplyCreditInfoPage />, {
    answers: {
      creditApplication: {
        getCustomerCreditApplicationDataDesensitization: async () => anApplication({}, { creditApplyWorkflowId: 0, creditStatus: 25 }),
        searchCustomerCreditHistory: async () => ({ ...history, total: 0, items: [] }),
      },
    },
  });
  expect(await screen.findByRole('heading', { name: '账期已启用' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /申请账期/ })).toBeNull();
});
