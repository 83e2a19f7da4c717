/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { accessibilityFaults, renderPage, screen, waitFor } from '@mall/testing';
import ContractsPage from './contracts-page.tsx';

const waiting = {
  ...{ id: 'c-1', contractNumber: 'HT20261123-000001', title: '账期服务合同', state: 'waiting' as const, stateName: '待签署' },
  ...{ limitFen: 5_000_000, limitAmount: '¥50,000.00', limitCapitals: '伍万元整', createdAt: '2026-11-23T01:00:00Z' },
  ...{ signedAt: null, signedBy: '', fileHash: '', canSign: true, pdfUrl: '/api/download/contract/p' },
};
const paper = {
  ...waiting,
  contentHash: 'a'.repeat(64),
  parties: [{ label: '乙方（需方）', value: '甲公司' }],
  rows: [{ label: '授信额度', value: '¥50,000.00（大写：伍万元整）' }],
  clauses: ['第一条'],
};
const info = (creditStatus: number, state = 'none') => ({
  ...{ isCertifieCompany: true, isMenuOpen: true, isCertified: creditStatus === 25, isCreditCompany: true, isCreditOpen: true },
  customerCreditLaunchFaceIdInfo: { faceidUrl: '', state, message: state === 'other' ? '不是法定代表人本人' : '', expiresAt: '' },
  customerCreditData: { creditApplyWorkflowId: 7, creditStatus },
});
const open = (answers: object) => renderPage(<ContractsPage />, { answers: answers as never, session: { isManager: true } });

test('a contract is read with its limit in capitals, and signed as it was read', async () => {
  const signCustomerContract = jest.fn(async (_: object, __?: object) => ({ ...paper, state: 'signed' }));
  const { user, container } = open({
    credit: { getCustomerCreditInfo: async () => info(20) },
    creditApplication: { getCustomerContracts: async () => [waiting], getCustomerContract: async () => paper, signCustomerContract },
  });
  expect(await screen.findByText('¥50,000.00（大写：伍万元整）')).toBeInTheDocument();
  expect(await accessibilityFaults(container)).toEqual([]);
  expect(screen.getByRole('button', { name: '签署合同' })).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: '已阅读全文，代表本企业同意并签署' }));
  await user.click(screen.getByRole('button', { name: '签署合同' }));
  await waitFor(() => expect(signCustomerContract.mock.calls[0]![0]).toEqual({ id: 'c-1', contentHash: 'a'.repeat(64) }));
});

test('signed, the code for the face check is asked for; another person’s face is said, and a new code is one press away', async () => {
  let state = 'waiting';
  const currentKpLaunchFaceId = jest.fn(async () => ({
    faceidUrl: 'x',
    state,
    message: '',
    expiresAt: '',
    qrCode: 'data:image/svg+xml;base64,',
  }));
  const { user } = open({
    credit: { getCustomerCreditInfo: async () => info(20, state) },
    creditApplication: {
      getCustomerContracts: async () => [
        { ...waiting, state: 'signed', stateName: '已签署', signedAt: '2026-11-23T01:00:00Z', signedBy: '王工', canSign: false },
      ],
      currentKpLaunchFaceId,
    },
  });
  await user.click(await screen.findByRole('button', { name: '生成二维码' }));
  expect(await screen.findByRole('img', { name: '人脸认证二维码' })).toBeInTheDocument();
  state = 'other';
  expect(await screen.findByText('不是法定代表人本人', {}, { timeout: 8000 })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '重新生成二维码' })).toBeEnabled();
});
