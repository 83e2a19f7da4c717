import { describe, expect, test } from '@jest/globals';
import type { ChatEvent } from './ask.ts';
import { type AssistantMessage, asFoundAgain, contextOf, type Message, threadAfter, withEvent } from './conversation.ts';

const empty: AssistantMessage = { id: 'a', role: 'assistant', parts: [], state: 'streaming', failure: '' };
const after = (...events: unknown[]) => events.reduce<AssistantMessage>((answer, event) => withEvent(answer, event as ChatEvent), empty);
const card = {
  id: 't1-x',
  tool: 'add_to_cart',
  input: { sku: 'AA1', quantity: 50 },
  title: '加入购物车',
  changes: [],
  button: '加入',
  warning: '',
  sku: 'AA1',
};
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

  test('a card waits for its press; an act that this page does not know is none', () => {
    expect(after(runs('propose', card)).parts[0]).toMatchObject({ kind: 'proposal', state: 'open' });
    for (const given of [{ ...card, tool: 'delete_everything' }, { ...card, id: 'a b' }, { ...card, input: 3 }, {}])
      expect(after(runs('propose', given)).parts).toEqual([{ kind: 'unknown', name: 'propose' }]);
    expect(after(runs('addToCart', { sku: 'AA1', quantity: 50 })).parts).toEqual([{ kind: 'unknown', name: 'addToCart' }]);
  });

  test('the thread is kept beside what is shown', () => {
    const thread = { turn: 1, subjects: [], quantity: 0, orders: [], asked: { kind: '', input: {} } };
    expect(after(runs('keepThread', { thread }))).toMatchObject({ parts: [], thread });
    expect(
      threadAfter([
        { ...empty, thread },
        { id: 'u', role: 'user', text: '它' },
      ]),
    ).toEqual(thread);
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
  { ...after({ type: 'AudioB64', audio: 'AAAA' }, runs('showProducts', { skus: ['AA1'] }), runs('propose', card)), id: 'b' },
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
  const doing = talk.map((message) =>
    message.role === 'user'
      ? message
      : { ...message, parts: message.parts.map((part) => (part.kind === 'proposal' ? { ...part, state: 'doing' as const } : part)) },
  );
  expect(asFoundAgain(doing).at(-1)).toMatchObject({
    state: 'stopped',
    parts: [{ kind: 'products' }, { kind: 'proposal', state: 'failed' }],
  });
});

test('a pasted list goes along with the next question no longer than the mall takes', () => {
  expect(contextOf([{ id: '1', role: 'user', text: 'M8x30 50个\n'.repeat(1500) }])[0]!.text).toHaveLength(8000);
});
