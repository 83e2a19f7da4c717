import { expect, test } from '@jest/globals';
import type { Thread } from '@mall/api-contract/assistant';
import type { Message } from './conversation.ts';
import { whatIsKept } from './what-is-kept.ts';

const thread: Thread = { turn: 1, subjects: [], quantity: 0, orders: [], asked: { kind: '', input: {} } };
const pair = (n: number, text = '答'): Message[] => [
  { id: `q${n}`, role: 'user', text: `问${n}` },
  { id: `a${n}`, role: 'assistant', parts: [{ kind: 'text', text }], state: 'done', failure: '', thread },
];

test('of a conversation its end is kept, and where it stood after its last two answers', () => {
  const kept = whatIsKept(Array.from({ length: 40 }, (_, n) => pair(n)).flat());
  expect(kept).toHaveLength(60);
  expect(kept.filter((one) => 'thread' in one).map(({ id }) => id)).toEqual(['a38', 'a39']);
});

test('what is too much for one call loses its beginning, and begins with a question', () => {
  const kept = whatIsKept(Array.from({ length: 20 }, (_, n) => pair(n, '长'.repeat(8000))).flat());
  expect(new TextEncoder().encode(JSON.stringify(kept)).length).toBeLessThan(400_000);
  expect([kept[0]?.role, kept.at(-1)?.id]).toEqual(['user', 'a19']);
  const rows = Array.from({ length: 60 }, () => Array.from({ length: 20 }, () => '1'));
  const tables = Array.from({ length: 20 }, (_, n): Message[] => [
    { id: `q${n}`, role: 'user', text: '比较' },
    { id: `a${n}`, role: 'assistant', parts: [{ kind: 'table', title: '', columns: [], rows }], state: 'done', failure: '' },
  ]).flat();
  expect(JSON.stringify(whatIsKept(tables)).match(/[,[{]/g)!.length).toBeLessThan(12_000);
});
