import { expect, test } from '@jest/globals';
import { isByMail, isBySms, mailOf, notificationKinds, notificationWords, smsOf } from './index.ts';

test('a question that is long is cut, and read in the mall', () => {
  const { text, path } = notificationWords('inquiryAsked', { inquiryId: 7, inquiryNumber: 'XJ1', question: '长'.repeat(80) });
  expect(text).toBe(`您的询价单XJ1有一个问题：${'长'.repeat(60)}… 请在“企业询价”中回复。`);
  expect(path).toBe('/Customer/InquiryOnlineV2/7');
});

test('an amount is in yuan and a day is the mall’s', () => {
  expect(notificationWords('orderRefunded', { orderNumber: 'SO1', amount: 123_450 }).text).toContain('退款¥1,234.50已');
  expect(notificationWords('inquiryQuoted', { inquiryId: 1, inquiryNumber: 'XJ1', validUntil: '2026-12-01T17:00:00Z' }).text).toContain(
    '有效期至2026-12-02',
  );
});

test('an SMS says whose it is, a mail leads to its page; what comes often comes by mail only unless somebody chose otherwise (rule notification 5)', () => {
  expect(smsOf('到了')).toBe('【百工商城】到了');
  expect(notificationKinds.filter((kind) => !isBySms(kind))).toEqual([
    ...['orderPaid', 'orderShipped', 'orderSigned', 'afterSalesMoved', 'invoiceIssued', 'companyMoved', 'creditBillMoved'],
  ]);
  expect(notificationKinds.filter((kind) => !isByMail(kind))).toEqual(['inquiryQuoted', 'inquiryAsked', 'inquiryExpiring']);
  const mail = mailOf(notificationWords('orderPaid', { orderNumber: 'SO1', amount: 5000 }), 'https://www.mall.example');
  expect(mail.subject).toBe('【百工商城】订单已付款');
  expect(mail.text).toContain('您的订单SO1已付款¥50.00，我们将尽快安排发货。\n\nhttps://www.mall.example/customer/myorders/details/SO1');
});

test('who signed or cancelled is named, and the clock is', () => {
  const signed = (by: string) => notificationWords('orderSigned', { orderNumber: 'SO1', packageNumber: 'BG1', by }).text;
  expect([signed('李梅'), signed('')]).toEqual(['您的订单SO1的包裹BG1已由李梅签收。', '您的订单SO1的包裹BG1超过7天未签收，已自动签收。']);
  expect(notificationWords('orderCancelled', { orderNumber: 'SO1', by: '李梅' }).text).toBe('您的订单SO1已由李梅取消。');
});
