/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { accessibilityFaults, refusal, screen, waitFor, within } from '@mall/testing';
import { anInquiryLine, aStaffInquiry } from '../testing/a-staff-inquiry.ts';
import { aPageOf, showWorkplace } from '../testing/show-workplace.tsx';

type Offer = { lineId: number; sku?: string; priceFen: number; days?: number };

/** The workplace on one inquiry; what is quoted is kept. */
function quoting(inquiry = aStaffInquiry()) {
  const sent: Offer[] = [];
  let now = inquiry;
  const shown = showWorkplace('/inquiries/7', {
    roles: ['sales'],
    staff: {
      getInquiry: async () => now,
      quoteInquiryLine: async (offer: Offer) => {
        sent.push(offer);
        const line = { ...now.lines.find(({ id }) => id === offer.lineId)!, priceFen: offer.priceFen, isOpen: false, quotedBy: '周琳' };
        now = { ...now, lines: now.lines.map((one) => (one.id === line.id ? line : one)) };
        return line;
      },
      refuseInquiryLine: async ({ lineId, why }: { lineId: number; why: string }) => {
        const line = { ...now.lines.find(({ id }) => id === lineId)!, refusedWhy: why, isOpen: false };
        now = { ...now, lines: now.lines.map((one) => (one.id === lineId ? line : one)) };
        return line;
      },
      sendQuotation: async () => {
        now = { ...now, status: 'quoted', statusName: '已报价', canQuote: false };
        return now;
      },
      askInquiryBuyer: async () =>
        Promise.reject(refusal('INQUIRY_STATUS_CHANGED', '询价单已取消', { status: 'cancelled', statusName: '已取消' })),
    },
  });
  return { ...shown, sent };
}

test('the queue leads to what waits, with how long and how much is open', async () => {
  const { user, address } = showWorkplace('/inquiries', {
    roles: ['sales'],
    staff: { listInquiries: async () => aPageOf([aStaffInquiry()]), getInquiry: async () => aStaffInquiry() },
  });
  const row = (await screen.findByRole('link', { name: 'XJ20261122-000007' })).closest('tr')!;
  expect(row).toHaveTextContent('1 / 2');
  expect(within(row).getByText('未接手')).toBeVisible();
  await user.click(within(row).getByRole('link'));
  expect(address()).toBe('/inquiries/7');
});

test('a price is typed, Enter saves it; what is missing is named until nothing is', async () => {
  const { container, user, sent } = quoting();
  const price = await screen.findByRole('textbox', { name: '第1行 单价' });
  expect(screen.getByRole('button', { name: '发出报价' })).toBeDisabled();
  expect(screen.getAllByText(/协议价 ¥18.00/)[0]).toBeVisible();
  await user.click(screen.getByRole('button', { name: '第 1 行' }));
  expect(price).toHaveFocus();
  await user.keyboard('16.50');
  expect(screen.getByText('比目录价低 17.5%')).toBeVisible();
  expect(screen.getByText('未保存')).toBeVisible();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(sent).toEqual([{ inquiryId: 7, lineId: 1, sku: 'BG0001', priceFen: 1650 }]));
  expect(screen.getByRole('textbox', { name: '第2行 单价' })).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(price).toHaveFocus();
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.click(await screen.findByRole('button', { name: '发出报价' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: '发出报价' })).toBeNull());
});

test('what is no price isn’t sent and says so; Escape takes back what was typed', async () => {
  const { user, sent } = quoting();
  const price = await screen.findByRole('textbox', { name: '第1行 单价' });
  await user.type(price, '约十块{Enter}');
  expect(await screen.findByText('请填写单价，如 12.50')).toBeVisible();
  expect(sent).toEqual([]);
  await user.type(price, '{Escape}');
  expect(price).toHaveValue('');
});

test('a line is refused with a reason that the buyer reads', async () => {
  const { user } = quoting();
  await user.click(await screen.findByRole('button', { name: '第1行不报价' }));
  await user.click(await screen.findByRole('button', { name: '不报价' }));
  expect(await screen.findByText('请填写原因')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: /原因/ }), '已停产');
  await user.click(screen.getByRole('button', { name: '不报价' }));
  expect(await screen.findByText('已停产')).toBeVisible();
});

test('what the buyer ended meanwhile is said', async () => {
  const { user } = quoting(aStaffInquiry({ lines: [anInquiryLine()] }));
  await user.click(await screen.findByRole('button', { name: '向客户提问' }));
  await user.type(await screen.findByRole('textbox', { name: /问题/ }), '内径多少？');
  await user.click(screen.getByRole('button', { name: '发送' }));
  expect(await screen.findByText('询价单已取消，请核对后再操作')).toBeVisible();
});
