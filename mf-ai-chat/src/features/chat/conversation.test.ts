import { describe, expect, test } from '@jest/globals';
import type { ChatEvent } from './ask.ts';
import { type AssistantMessage, asFoundAgain, contextOf, type Message, withEvent } from './conversation.ts';

const empty: AssistantMessage = { id: 'a', role: 'assistant', parts: [], state: 'streaming', failure: '' };
const after = (...events: unknown[]) => events.reduce<AssistantMessage>((answer, event) => withEvent(answer, event as ChatEvent), empty);
const runs = (name: string, args: Record<string, unknown>) => ({ type: 'FuncFrontend', name, arguments: args });

describe('an answer grows', () => {
  test('text joins the text before it, products stand between', () => {
    const answer = after(
      { type: 'Answer', text: '找到' },
      { type: 'Answer', text: '2款' },
      runs('showProducts', { skus: ['aa1', 'AA1', 'BB2', 3], keyword: '' }),
      { type: 'Answer', text: '需要吗' },
    );
    expect(answer.parts).toEqual([
      { kind: 'text', text: '找到2款' },
      { kind: 'products', skus: ['AA1', 'BB2'] },
      { kind: 'text', text: '需要吗' },
    ]);
  });

  test('a valid quantity is added, nonsense is not', () => {
    expect(after(runs('addToCart', { sku: 'AA1', quantity: 50 })).parts[0]).toMatchObject({ kind: 'cart', state: 'adding' });
    for (const given of [
      { sku: 'AA1', quantity: 0 },
      { sku: 'AA1', quantity: 1.5 },
      { sku: 'AA1', quantity: 10_000 },
      { sku: '../x', quantity: 1 },
      {},
    ])
      expect(after(runs('addToCart', given)).parts).toEqual([{ kind: 'unknown', name: 'addToCart' }]);
  });

  test('a page is one of this site', () => {
    expect(after(runs('openPage', { url: '/customer/myorders', title: '我的订单' })).parts).toEqual([
      { kind: 'page', url: '/customer/myorders', title: '我的订单' },
    ]);
    for (const url of ['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)'])
      expect(after(runs('openPage', { url, title: '' })).parts).toEqual([{ kind: 'unknown', name: 'openPage' }]);
  });

  test('a function nobody knows is told, an error ends the answer but keeps what was said', () => {
    expect(after(runs('transferMoney', {})).parts).toEqual([{ kind: 'unknown', name: 'transferMoney' }]);
    expect(after({ type: 'Answer', text: '正在' }, { type: 'Error', message: '模型暂时不可用' })).toMatchObject({
      parts: [{ kind: 'text', text: '正在' }],
      state: 'failed',
      failure: '模型暂时不可用',
    });
  });
});

const talk: Message[] = [
  { id: '1', role: 'user', text: '6204轴承' },
  { ...after({ type: 'Answer', text: '找到1款' }, runs('showProducts', { skus: ['AA1'] })), state: 'done' },
  { id: '3', role: 'user', text: '加50个' },
  { ...after({ type: 'AudioB64', audio: 'AAAA' }, runs('addToCart', { sku: 'AA1', quantity: 50 })), id: 'b' },
];

test('the assistant is told what was said and shown, so that 加50个 knows which one', () => {
  expect(contextOf(talk)).toEqual([
    { role: 'user', text: '6204轴承' },
    { role: 'assistant', text: '找到1款', skus: ['AA1'] },
    { role: 'user', text: '加50个' },
    { role: 'assistant', text: '', skus: ['AA1'] },
  ]);
  expect(contextOf([{ ...empty, state: 'failed' }])).toEqual([]);
  expect(contextOf(Array.from({ length: 60 }, () => talk[0]!))).toHaveLength(20);
});

test('after a reload nothing pretends to be under way, and nothing is added twice', () => {
  expect(asFoundAgain(talk).at(-1)).toMatchObject({
    state: 'stopped',
    parts: [{ kind: 'cart', state: 'failed', message: '页面已刷新，请到购物车确认是否已加入' }],
  });
});
