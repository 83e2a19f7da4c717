/** @jest-environment jsdom */
import { beforeEach, expect, jest, test } from '@jest/globals';
import { accessibilityFaults, refusal, renderPage, screen, waitFor, within } from '@mall/testing';
import { anOffered, aQuotation } from '../../../parts/inquiry/a-quotation.ts';
import { aProduct, aSheetLine } from '../../../parts/inquiry/a-sheet.ts';
import type { InquirySheet } from '../../../parts/inquiry/inquiry-types.ts';
import InquiryDetailsPage from './inquiry-details-page.tsx';

beforeEach(() => sessionStorage.clear());

const screw = anOffered({ id: 1 });
const substitute = anOffered(
  { id: 2, quantity: 10 },
  { isSubstitute: true, product: aProduct({ sku: 'SUB', productName: '替代轴承' }), priceFen: 4000, fromQuantity: 1, remark: '原品牌停产' },
);
const refused = aSheetLine({ id: 3, said: '神秘零件', product: null, refusedWhy: '没有货源' });
const fine = {
  checkInquiryStock: jest.fn(async (_: object) => ({ isEnough: true, lines: [] })),
  checkOrderSpecialPrice: jest.fn(async (_: object) => ({ isHeld: true, lines: [] })),
  getInquiryDiscountInfo: async () => ({
    usualFen: 60_000,
    quotedFen: 52_000,
    savedFen: 8000,
    campaignFen: 0,
    couponFen: 0,
    couponMessage: '',
    payableFen: 52_000,
    payableText: '¥520.00',
  }),
};
const open = (inquiry: InquirySheet & { qrBase64: string }, more: object = {}, params: Record<string, string> = { id: '12' }) =>
  renderPage(<InquiryDetailsPage />, {
    answers: { inquiry: { getInquiryById: jest.fn(async () => inquiry), ...fine, ...more } } as never,
    path: '/Customer/InquiryOnlineV2/12',
    params,
  });
const whole = () => aQuotation([screw, substitute, refused]);

test('a quotation names its substitute, what is not quoted and why, and how long it holds', async () => {
  const { container } = open(whole());
  const table = await screen.findByRole('table', { name: '报价明细' });
  expect(within(table).getByRole('row', { name: /替代轴承/ })).toHaveTextContent('替代品');
  expect(within(table).getByText('没有货源')).toBeInTheDocument();
  expect(screen.getByText(/还剩 \d+ 天/)).toBeInTheDocument();
  expect(await screen.findByText('¥80.00')).toBeInTheDocument();
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('all of it is ordered at once', async () => {
  const { user, seen } = open(whole());
  await user.click(await screen.findByRole('button', { name: '按报价下单' }));
  await waitFor(() => expect(seen.navigations).toEqual(['/checkout/myconfirm?inquiryNumber=XJ20261120-000012']));
});

test('lines and quantities are chosen, within what is left', async () => {
  const { user, seen } = open(aQuotation([{ ...screw, orderedQuantity: 40 }, substitute]));
  await user.click(await screen.findByRole('checkbox', { name: '选择 替代轴承' }));
  const field = screen.getByRole('spinbutton');
  expect(field).toHaveValue('60');
  await user.clear(field);
  await user.type(field, '100{Enter}');
  expect(field).toHaveValue('60');
  expect(screen.getByText('报价单还剩 60')).toBeInTheDocument();
  await user.clear(field);
  await user.type(field, '25{Enter}');
  expect(screen.getByRole('status', { name: '所选合计' })).toHaveTextContent('30.00');
  await user.click(screen.getByRole('button', { name: '按报价下单' }));
  await waitFor(() => expect(seen.navigations).toEqual(['/checkout/myconfirm?inquiryId=12&lines=1.25']));
});

test('what is short is named before the order, and the buyer decides', async () => {
  const short = async () => ({
    isEnough: false,
    lines: [{ id: 1, sku: 'AA10001', productName: '', quantity: 100, short: 20, deliveryText: '', message: '现货不足，缺 20 个' }],
  });
  const { user, seen } = open(whole(), { checkInquiryStock: short });
  await user.click(await screen.findByRole('button', { name: '按报价下单' }));
  expect(await screen.findByText(/现货不足，缺 20 个/)).toBeInTheDocument();
  expect(seen.navigations).toEqual([]);
  await user.click(screen.getByRole('button', { name: '仍然下单' }));
  expect(seen.navigations).toHaveLength(1);
});

test('the chosen lines go into the cart with their quotation', async () => {
  const addSkusToCart = jest.fn(async (_: object, __?: object) => ({
    added: [{ shoppingCartItemId: 1, sku: 'AA10001', quantity: 100, totalProducts: 2 }],
    refused: [{ sku: 'SUB', message: '该商品已下架' }],
    totalProducts: 2,
  }));
  const { user, seen } = renderPage(<InquiryDetailsPage />, {
    answers: { inquiry: { getInquiryById: async () => whole(), ...fine }, cart: { addSkusToCart } } as never,
    params: { id: '12' },
  });
  await user.click(await screen.findByRole('button', { name: '加入购物车' }));
  await waitFor(() => expect(seen.notices).toEqual([{ tone: 'success', text: '1 种商品已成功加入购物车！' }]));
  expect(addSkusToCart.mock.calls[0]![0]).toEqual({
    inquiryId: 12,
    skus: [
      { sku: 'AA10001', quantity: 100 },
      { sku: 'SUB', quantity: 10 },
    ],
  });
  expect(screen.getByText('SUB：该商品已下架')).toBeInTheDocument();
});

test('a question of staff is answered; what was typed survives a failure', async () => {
  const answerInquiryQuestion = jest.fn(async (_: object, __?: object) => ({})).mockRejectedValueOnce(refusal('NETWORK', '网络异常'));
  const { user } = open(aQuotation([screw], { status: 'quoting', statusName: '报价中', canOrder: false, question: '要镀锌吗？' }), {
    answerInquiryQuestion,
  });
  const field = await screen.findByRole('textbox', { name: '您的回答' });
  await user.click(screen.getByRole('button', { name: '提交回答' }));
  expect(screen.getByText('请填写您的回答')).toBeInTheDocument();
  expect(field).toHaveFocus();
  await user.type(field, '发黑');
  await user.click(screen.getByRole('button', { name: '提交回答' }));
  expect(await screen.findByText(/网络异常/)).toBeInTheDocument();
  expect(field).toHaveValue('发黑');
  await user.click(screen.getByRole('button', { name: '提交回答' }));
  await waitFor(() => expect(answerInquiryQuestion).toHaveBeenLastCalledWith({ inquiryId: 12, answer: '发黑' }, expect.anything()));
});

test('sharing is asked for, shows link and code, and can be ended', async () => {
  const code = 'a'.repeat(26);
  const shareInquiry = jest.fn(async (_: object) => ({ shortCode: code, url: `https://example.com/m/quot/${code}` }));
  const stopSharingInquiry = jest.fn(async (_: object) => ({}));
  const getInquiryWxSchemeResultByShortCode = async () => ({
    url: `https://example.com/m/quot/${code}`,
    qrBase64: 'data:image/png;base64,AA==',
  });
  const { user } = open(whole(), { shareInquiry, stopSharingInquiry, getInquiryWxSchemeResultByShortCode });
  await user.click(await screen.findByRole('button', { name: '分享' }));
  const dialog = await screen.findByRole('dialog');
  expect(shareInquiry).not.toHaveBeenCalled();
  await user.click(within(dialog).getByRole('button', { name: '生成分享链接' }));
  expect(await within(dialog).findByRole('img', { name: '报价单二维码' })).toBeInTheDocument();
  expect(await accessibilityFaults(dialog)).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: '停止分享' }));
  await waitFor(() => expect(stopSharingInquiry).toHaveBeenCalledWith({ id: 12 }));
});

test('asking again makes a new inquiry and goes there', async () => {
  const customerReInuiry = jest.fn(async (_: object, __?: object) => ({ inquiryId: 13, inquiryNumber: 'XJ13' }));
  const { user, seen } = open(whole(), { customerReInuiry });
  await user.click(await screen.findByRole('button', { name: '再次询价' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '再次询价' }));
  await waitFor(() => expect(seen.navigations).toEqual(['/Customer/InquiryOnlineV2/13']));
});

test('the project number is changed in its place', async () => {
  const updateProjectNumber = jest.fn(async (_: object) => ({}));
  const { user } = open(whole(), { updateProjectNumber });
  await user.click(await screen.findByRole('button', { name: '修改项目号' }));
  await user.type(screen.getByRole('textbox', { name: '项目号' }), 'P-9{Enter}');
  await waitFor(() => expect(updateProjectNumber).toHaveBeenCalledWith({ id: 12, projectNumber: 'P-9' }));
});

test('another company’s inquiry is not found, a failure can be tried again', async () => {
  const { unmount } = open(whole(), { getInquiryById: () => Promise.reject(refusal('INQUIRY_NOT_FOUND', '没有该询价单')) });
  expect(await screen.findByText('没有找到该询价单')).toBeInTheDocument();
  unmount();
  open(whole(), { getInquiryById: () => Promise.reject(refusal('NETWORK', '网络异常')) });
  expect(await screen.findByRole('button', { name: '重试' })).toBeInTheDocument();
});

test('a short code in the address leads to its page', async () => {
  open(whole(), {}, { id: 'a'.repeat(26) });
  await waitFor(() => expect(window.location.pathname).toBe(`/m/quot/${'a'.repeat(26)}`));
});
