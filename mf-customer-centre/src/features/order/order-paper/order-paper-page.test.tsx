/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { accessibilityFaults, refusal, renderPage, screen, within } from '@mall/testing';
import OrderPaperPage from './order-paper-page.tsx';
import { printCall } from './paper-call.ts';

const paper = {
  kind: 'contract' as const,
  letterhead: { name: '百工商城', address: '上海', phone: '400', site: 'http://mall' },
  ...{
    title: '销售合同',
    number: 'SO1',
    capitals: '壹佰元整',
    notes: ['质量：全新正品'],
    pageUrl: 'http://mall/x',
    qrCode: 'data:image/svg+xml;base64,',
  },
  facts: [{ label: '需方', value: '甲公司' }],
  columns: [
    { header: '序号', align: 'center' as const },
    { header: '贵司编号', align: 'left' as const },
  ],
  rows: [['1', 'MY-77']],
  sums: [{ label: '合计', value: '¥100.00' }],
  seals: ['需方：甲公司', '供方：百工商城'],
};
const open = (answer: (input: object) => Promise<unknown>, path = '/order/exportcontract/o1?token=abc') =>
  renderPage(<OrderPaperPage />, {
    answers: { order: { getOrderForContract: answer, toPdf: async () => ({ url: '#pdf', fileName: 'x', expiresAt: '' }) } } as never,
    params: { id: 'o1' },
    path,
    title: '销售合同',
  });

test('a contract is read with the pass of its link, printed, and says parties, lines, capitals and seals (rule order 30)', async () => {
  const read = jest.fn(async (_: object, __?: object) => paper);
  const print = jest.spyOn(window, 'print').mockImplementation(() => {});
  const { user, container } = open(read);
  const sheet = await screen.findByRole('article', { name: '销售合同 SO1' });
  for (const words of ['甲公司', 'MY-77', '壹佰元整', '需方：甲公司', '供方：百工商城'])
    expect(within(sheet).getByText(words)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '打印' }));
  expect(print).toHaveBeenCalled();
  expect(read).toHaveBeenCalledWith({ id: 'o1', token: 'abc' }, expect.anything());
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('a paper that isn’t there says so; without an order the print page is a month’s statement', async () => {
  open(() => Promise.reject(refusal('ORDER_NOT_FOUND', '没有找到该订单')));
  expect(await screen.findByText('没有找到该单据')).toBeInTheDocument();
  expect(printCall(undefined, new URLSearchParams('month=2026-13'))).toBeNull();
  expect(printCall(undefined, new URLSearchParams('month=2026-11'))).not.toBeNull();
});
