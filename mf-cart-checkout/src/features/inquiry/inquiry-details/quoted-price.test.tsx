/** @jest-environment jsdom */
import { beforeEach, expect, jest, test } from '@jest/globals';
import { accessibilityFaults, refusal, renderPage, screen, waitFor, within } from '@mall/testing';
import { anOffered, aQuotation } from '../../../parts/inquiry/a-quotation.ts';
import type { InquirySheet } from '../../../parts/inquiry/inquiry-types.ts';
import InquiryDetailsPage from './inquiry-details-page.tsx';

beforeEach(() => sessionStorage.clear());

const open = (inquiry: InquirySheet & { qrBase64: string }, more: object) =>
  renderPage(<InquiryDetailsPage />, {
    answers: {
      inquiry: { getInquiryById: jest.fn(async () => inquiry), getInquiryDiscountInfo: async () => ({ savedFen: 0 }), ...more },
    } as never,
    path: '/Customer/InquiryOnlineV2/12',
    params: { id: '12' },
  });

test('too few for the quoted price: the quantity it holds for comes back, in the cart too (rule inquiry 13)', async () => {
  const reStoreInquiryItemPrice = jest.fn(async (_: object, __?: object) => ({
    restored: [{ sku: 'AA10001', quantity: 100, priceFen: 120 }],
    refused: [],
  }));
  const message = '满100起享报价¥1.20，当前单价¥1.50';
  const { user, seen } = open(aQuotation([anOffered({ id: 1 })]), {
    checkInquiryStock: async () => ({ isEnough: true, lines: [] }),
    checkOrderSpecialPrice: async () => ({
      isHeld: false,
      lines: [{ id: 1, sku: 'AA10001', quantity: 5, quotedFen: 120, nowFen: 150, isHeld: false, message }],
    }),
    reStoreInquiryItemPrice,
  });
  const field = await screen.findByRole('spinbutton');
  await user.clear(field);
  await user.type(field, '5{Enter}');
  await user.click(screen.getByRole('button', { name: '按报价下单' }));
  expect(await screen.findByText(new RegExp(message))).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '恢复报价数量' }));
  await waitFor(() => expect(field).toHaveValue('100'));
  expect(reStoreInquiryItemPrice.mock.calls[0]![0]).toEqual({ inquiryId: 12, itemIds: [1] });
  expect(seen.notices).toEqual([{ tone: 'success', text: '购物车中 1 种商品也恢复了报价' }]);
  expect(screen.queryByText(new RegExp(message))).not.toBeInTheDocument();
});

test('what the mall quoted by itself can begin its days anew; what staff quoted can’t (rule inquiry 47)', async () => {
  const updateInquiryTime = jest
    .fn<(input: object, options?: object) => Promise<object>>()
    .mockRejectedValueOnce(refusal('INQUIRY_NOT_RENEWABLE', '部分商品已不能自动报价，请再次询价'))
    .mockResolvedValue({ validUntil: '2099-12-20T03:00:00.000Z' });
  const { user, seen, unmount } = open(aQuotation([anOffered({ id: 1 }, { byStaff: false })]), { updateInquiryTime });
  await user.click(await screen.findByRole('button', { name: '重新起算有效期' }));
  const question = await screen.findByRole('alertdialog');
  expect(await accessibilityFaults(question)).toEqual([]);
  await user.click(within(question).getByRole('button', { name: '重新报价' }));
  await waitFor(() => expect(seen.notices).toEqual([{ tone: 'danger', text: '部分商品已不能自动报价，请再次询价' }]));
  await user.click(within(question).getByRole('button', { name: '重新报价' }));
  await waitFor(() => expect(seen.notices[1]?.text).toContain('有效至 2099-12-20'));
  unmount();
  open(aQuotation([anOffered({ id: 1 }, { byStaff: false }), anOffered({ id: 2 }, { byStaff: true })]), {});
  await screen.findByRole('button', { name: '按报价下单' });
  expect(screen.queryByRole('button', { name: '重新起算有效期' })).not.toBeInTheDocument();
});

test('a link for minutes opens the document, and nothing is shared (rule inquiry 50)', async () => {
  const getExportInquiryUrl = jest.fn(async (_: object) => ({
    url: 'http://mall/inquiry/export/12?token=page.12',
    fileName: 'XJ1',
    expiresAt: '2026-11-22T08:10:00.000Z',
  }));
  const shareInquiry = jest.fn();
  const { user } = open(aQuotation([anOffered({ id: 1 })]), { getExportInquiryUrl, shareInquiry });
  await user.click(await screen.findByRole('button', { name: '分享' }));
  await user.click(await screen.findByRole('button', { name: '只要一个十分钟有效的打印链接' }));
  expect(await screen.findByTitle('http://mall/inquiry/export/12?token=page.12')).toBeInTheDocument();
  expect(screen.getByText('2026-11-22 16:10 前可打开与打印')).toBeInTheDocument();
  expect(shareInquiry).not.toHaveBeenCalled();
});

test('a large choice is kept by the mall, and the address names it (rule inquiry 58)', async () => {
  const lines = Array.from({ length: 60 }, (_, at) => anOffered({ id: at + 1, position: at + 1 }));
  const reloadInquiry = jest.fn(async (_: object) => ({ priceToken: 'kept-1' }));
  const { user, seen } = renderPage(<InquiryDetailsPage />, {
    answers: {
      inquiry: {
        getInquiryById: async () => aQuotation(lines),
        getInquiryDiscountInfo: async () => ({ savedFen: 0 }),
        checkInquiryStock: async () => ({ isEnough: true, lines: [] }),
        checkOrderSpecialPrice: async () => ({ isHeld: true, lines: [] }),
      },
      checkout: { reloadInquiry },
    } as never,
    path: '/Customer/InquiryOnlineV2/12',
    params: { id: '12' },
  });
  const [first] = await screen.findAllByRole('checkbox', { name: /^选择 / });
  await user.click(first!);
  await user.click(screen.getByRole('button', { name: '按报价下单' }));
  await waitFor(() => expect(seen.navigations).toEqual(['/checkout/myconfirm?inquiryId=12&choice=kept-1']));
  expect((reloadInquiry.mock.calls[0]![0] as { lines: object[] }).lines).toHaveLength(59);
});
