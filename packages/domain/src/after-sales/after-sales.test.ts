import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import {
  afterSalesKinds,
  afterSalesNumber,
  afterSalesStatuses,
  type CaseFacts,
  claimableNow,
  claimDeadline,
  decideReceipt,
  decideRequest,
  decideStep,
  isOpen,
  nextSteps,
  type OrderOfCase,
  proofShownAs,
  readExpressNumbers,
  reasonsOf,
  receiveAddressOf,
  skuIssueName,
} from './index.ts';
import { afterSalesSteps } from './steps.ts';
import { stepsTable } from './table.ts';

const aCase = (changes: Partial<CaseFacts> = {}): CaseFacts => ({
  ...{ kind: 'returnRefund', status: 'pendingReview', isSentIn: false, isRepaired: false },
  ...changes,
});
const events = (one: CaseFacts) => nextSteps(one).map(({ event }) => event);

test('the table in the docs is the one in the code', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../../docs/domain/after-sales.md'), 'utf8');
  const rows = page
    .split('\n')
    .filter((line) => line.trim().startsWith('|') && !/^\s*\|[\s|-]+$/.test(line))
    .map((line) =>
      line
        .trim()
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );
  expect(rows).toEqual(stepsTable());
});

test('every kind has a way to its end, and from an end nothing goes on', () => {
  for (const kind of afterSalesKinds) {
    const reached = new Set<string>();
    const walk = (one: CaseFacts) => {
      const key = JSON.stringify(one);
      if (reached.has(key)) return;
      reached.add(key);
      for (const { event } of nextSteps(one)) {
        const step = decideStep(one, event);
        if (!step.ok) throw new Error(`${event} of ${key}`);
        walk({ ...one, status: step.to, isSentIn: one.isSentIn || event === 'sendIn', isRepaired: one.isRepaired || event === 'repair' });
      }
    };
    walk(aCase({ kind }));
    const states = new Set([...reached].map((key) => (JSON.parse(key) as CaseFacts).status));
    expect([...states]).toEqual(expect.arrayContaining(['completed', 'rejected', 'cancelled']));
    for (const status of afterSalesStatuses.filter((one) => !isOpen(one))) expect(nextSteps(aCase({ kind, status }))).toEqual([]);
  }
  // One event, one actor: whose a step is depends on nothing but its name.
  for (const { event, by } of afterSalesSteps)
    expect([event, ...new Set(afterSalesSteps.filter((one) => one.event === event).map((one) => one.by))]).toEqual([event, by]);
});

test('goods on their way are not cancelled; a repair is sent once it is repaired, and then not given up', () => {
  expect(events(aCase({ status: 'awaitingReturn' }))).toEqual(['cancel', 'sendIn', 'receive']);
  expect(events(aCase({ status: 'awaitingReturn', isSentIn: true }))).toEqual(['sendIn', 'receive']);
  expect(events(aCase({ kind: 'repair', status: 'processing' }))).toEqual(['repair', 'giveUp']);
  expect(events(aCase({ kind: 'repair', status: 'processing', isRepaired: true }))).toEqual(['send']);
  expect(events(aCase({ kind: 'exchange', status: 'processing' }))).toEqual(['send', 'refund', 'giveUp']);
  expect(decideStep(aCase({ status: 'completed' }), 'refund')).toEqual({ ok: false, reason: 'AFTER_SALES_STEP_REFUSED' });
});

const monday = '2026-11-02T08:00:00.000Z';
const days = (n: number) => new Date(Date.parse(monday) + n * 86_400_000).toISOString();

test('thirty days from signing, to the millisecond, package by package; never more than are there', () => {
  expect(claimDeadline(monday)).toBe(days(30));
  const line = {
    signed: [
      { quantity: 4, signedAt: monday },
      { quantity: 6, signedAt: days(5) },
    ],
    held: 0,
    refunded: 0,
  };
  expect(claimableNow(line, days(30))).toBe(10);
  expect(claimableNow(line, new Date(Date.parse(days(30)) + 1).toISOString())).toBe(6);
  expect(claimableNow(line, days(36))).toBe(0);
  expect(claimableNow({ ...line, held: 3, refunded: 2 }, days(30))).toBe(5);
  expect(claimableNow({ ...line, held: 3, refunded: 2 }, days(31))).toBe(5);
  expect(claimableNow({ ...line, held: 9, refunded: 1 }, days(1))).toBe(0);
});

const anOrder = (changes: Partial<OrderOfCase> = {}, line: Partial<OrderOfCase['lines'][number]> = {}): OrderOfCase => ({
  ...{ isPaid: true, isReplacement: false },
  lines: [{ orderItemId: 7, isNonStandard: false, signed: [{ quantity: 5, signedAt: monday }], held: 1, refunded: 0, ...line }],
  ...changes,
});
const asked = (kind: (typeof afterSalesKinds)[number], reason: Parameters<typeof decideRequest>[0]['reason'], quantity = 1) => ({
  ...{ kind, reason, lines: [{ orderItemId: 7, quantity }] },
});
const refusal = (...[request, order]: [ReturnType<typeof asked>, OrderOfCase]) => {
  const decision = decideRequest(request, order, days(1));
  return decision.ok ? 'ok' : decision.reason;
};

test('what may be asked for', () => {
  expect(refusal(asked('returnRefund', 'notNeeded', 4), anOrder())).toBe('ok');
  expect(decideRequest(asked('returnRefund', 'notNeeded', 5), anOrder(), days(1))).toEqual({
    ...{ ok: false, reason: 'AFTER_SALES_TOO_MANY', orderItemId: 7, left: 4 },
  });
  expect(refusal(asked('returnRefund', 'notNeeded'), anOrder({}, { isNonStandard: true }))).toBe('AFTER_SALES_NON_STANDARD');
  expect(refusal(asked('returnRefund', 'defect'), anOrder({}, { isNonStandard: true }))).toBe('ok');
  expect(refusal(asked('resend', 'missing'), anOrder({}, { isNonStandard: true }))).toBe('ok');
  expect(refusal(asked('repair', 'other'), anOrder({}, { isNonStandard: true }))).toBe('ok');
  expect(refusal(asked('refundOnly', 'missing'), anOrder({ isPaid: false }))).toBe('AFTER_SALES_NOT_PAID');
  expect(refusal(asked('exchange', 'defect'), anOrder({ isPaid: false }))).toBe('ok');
  expect(refusal(asked('exchange', 'defect'), anOrder({ isReplacement: true }))).toBe('AFTER_SALES_OF_REPLACEMENT');
  expect(refusal(asked('exchange', 'failsInUse'), anOrder())).toBe('AFTER_SALES_REASON_INVALID');
  expect(refusal(asked('exchange', 'defect'), anOrder({}, { signed: [] }))).toBe('AFTER_SALES_NOT_DELIVERED');
  expect(refusal({ ...asked('exchange', 'defect'), lines: [] }, anOrder())).toBe('AFTER_SALES_LINES_INVALID');
  const twice = { ...asked('exchange', 'defect'), lines: [1, 1].map((quantity) => ({ orderItemId: 7, quantity })) };
  expect(refusal(twice, anOrder())).toBe('AFTER_SALES_LINES_INVALID');
  expect(afterSalesKinds.map((kind) => reasonsOf(kind).length > 1)).toEqual([true, true, true, true, true]);
});

test('what came back: at most what was asked for, at least one piece, never more sound than came', () => {
  const lines = [
    { orderItemId: 1, quantity: 3 },
    { orderItemId: 2, quantity: 1 },
  ];
  expect(decideReceipt(lines, [{ orderItemId: 1, received: 2, sound: 1 }])).toEqual({
    ...{
      ok: true,
      lines: [
        { orderItemId: 1, received: 2, sound: 1 },
        { orderItemId: 2, received: 1, sound: 1 },
      ],
    },
  });
  const nothing = lines.map(({ orderItemId }) => ({ orderItemId, received: 0, sound: 0 }));
  for (const counted of [
    nothing,
    [{ orderItemId: 1, received: 4, sound: 0 }],
    [{ orderItemId: 1, received: 1, sound: 2 }],
    [{ orderItemId: 9, received: 1, sound: 1 }],
    [nothing[0]!, nothing[0]!],
  ])
    expect(decideReceipt(lines, counted).ok).toBe(false);
});

test('express numbers as people type them', () => {
  expect(readExpressNumbers(' sf1234567890，ＹＴ998877；sf1234567890')).toEqual(['SF1234567890', 'YT998877']);
  for (const text of [
    '',
    '  ',
    '12345',
    '9'.repeat(500),
    'SF123456<b>',
    'a1,b2,c3',
    [1, 2, 3, 4, 5, 6].map((n) => `SF00000${n}`).join(','),
  ])
    expect([text, readExpressNumbers(text)]).toEqual([text, undefined]);
});

test('numbers, addresses, proofs and issues in words', () => {
  expect(afterSalesNumber('2026-11-20T16:30:00.000Z', 12)).toBe('SH20261121-000012');
  expect(receiveAddressOf('武汉仓', 'SH1')).toMatchObject({
    mobile: expect.stringMatching(/^027/),
    remark: expect.stringContaining('SH1'),
  });
  expect(receiveAddressOf('', 'SH1').address).toContain('上海');
  expect(['jpg', 'mp4', 'avi', 'pdf'].map(proofShownAs)).toEqual(['picture', 'video', 'file', 'file']);
  expect(skuIssueName(1, 13)).toBe('商品信息有误 · 图片');
});
