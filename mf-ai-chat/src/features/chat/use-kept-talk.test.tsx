/** @jest-environment jsdom */
import { beforeEach, expect, jest, test } from '@jest/globals';
import type { Session, WritableStore } from '@mall/mf-kit';
import { act, aSession, refusal, renderPage, screen, waitFor } from '@mall/testing';

import type { Message } from './conversation.ts';
import { readTalk } from './kept-conversation.ts';
import { type Chat, useChat } from './use-chat.ts';
import { type KeptTalk, useKeptTalk } from './use-kept-talk.ts';

interface Said {
  id?: string;
  version?: number;
  messages: Message[];
}
const pair = (text: string): Message[] => [
  { id: `q ${text}`, role: 'user', text },
  { id: `a ${text}`, role: 'assistant', parts: [{ kind: 'text', text: '好' }], state: 'done', failure: '' },
];
/** Calls of KeepTalk, each answered when the test says so. */
const calls: { said: Said; answer: (id: string, version?: number) => Promise<void>; refuse: (reason: string) => Promise<void> }[] = [];
const keepTalk = (said: object) =>
  new Promise((resolve, reject) => {
    calls.push({
      said: said as Said,
      answer: (id, version = 1) => act(async () => resolve({ id, version, name: '', changedAt: '' })),
      refuse: (reason) => act(async () => reject(refusal(reason as never, ''))),
    });
  });
const getTalk = jest.fn(async ({ id }: { id: string }) => ({ id, name: '', version: 5, changedAt: '', messages: pair('以前') }));
let chat: Chat;
let kept: KeptTalk;
function Talk() {
  chat = useChat();
  kept = useKeptTalk(chat);
  return <p>{chat.messages.map((message) => (message.role === 'user' ? message.text : '')).join(' ')}</p>;
}
const open = (session: object = {}) =>
  renderPage(<Talk />, { answers: { assistant: { keepTalk, getTalk } } as never, session, path: '/ai' });
const say = (...messages: Message[]) => act(async () => chat.open([...chat.messages, ...messages]));

beforeEach(() => {
  calls.length = 0;
  sessionStorage.clear();
});

test('a new conversation that begins while the one before is being kept is never written over it', async () => {
  open();
  await say(...pair('第一段'));
  await act(async () => kept.startNew());
  await calls[0]!.answer('talk-one');
  await say(...pair('第二段'));
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls[1]!.said.id).toBeUndefined();
  await act(async () => kept.open('talk-old'));
  await calls[1]!.answer('talk-two');
  await say(...pair('接着'));
  await waitFor(() => expect(calls).toHaveLength(3));
  expect(calls[2]!.said).toMatchObject({ id: 'talk-old', version: 5 });
});

test('what is said while the answer before is being kept is kept as well', async () => {
  open();
  await say(...pair('一'));
  await say(...pair('二'));
  expect(calls).toHaveLength(1);
  await calls[0]!.answer('talk-one');
  await waitFor(() => expect(calls).toHaveLength(2));
  expect([calls[1]!.said.id, calls[1]!.said.messages.length]).toEqual(['talk-one', 4]);
});

test('one that was deleted meanwhile stays deleted: nothing of it is kept again, and it says so (rule conversation 5)', async () => {
  const { seen } = open();
  await say(...pair('一'));
  await calls[0]!.answer('talk-one');
  await say(...pair('二'));
  await calls[1]!.refuse('ASSISTANT_TALK_NOT_FOUND');
  await say(...pair('三'));
  await act(async () => {});
  expect(calls).toHaveLength(2);
  expect(seen.notices.map(({ text }) => text).join()).toContain('已被删除');
  await act(async () => kept.startNew());
  await say(...pair('四'));
  await waitFor(() => expect(calls).toHaveLength(3));
  expect(calls[2]!.said).toMatchObject({ messages: [{ text: '四' }, {}] });
});

test('whoever signs in after somebody finds nothing of theirs; a visitor’s conversation goes along (rule conversation 5)', async () => {
  const { platform } = open({ signedIn: false });
  await say(...pair('访客问的'));
  expect(calls).toHaveLength(0);
  await act(async () => (platform.session as WritableStore<Session>).set(aSession({ kpId: 1 })));
  await waitFor(() => expect(calls).toHaveLength(1));
  await calls[0]!.answer('talk-one');
  await act(async () => (platform.session as WritableStore<Session>).set(aSession({ kpId: 2 })));
  expect(screen.queryByText(/访客问的/)).toBeNull();
  expect([readTalk(2), readTalk(0)]).toEqual([[], []]);
  await say(...pair('第二个人'));
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls[1]!.said.id).toBeUndefined();
  expect(calls[1]!.said.messages).toHaveLength(2);
});

test('staff in a person’s account keeps nothing in their name (rule conversation 5)', async () => {
  open({ operatorName: '周琳' });
  await say(...pair('代客'));
  await act(async () => {});
  expect(calls).toHaveLength(0);
});

test('deleted while an answer streams, it is away at once: the answer ends, and nothing of it comes back', async () => {
  const signals: AbortSignal[] = [];
  const streaming = (_: unknown, { signal }: { signal: AbortSignal }) =>
    new Promise((_resolve, reject) => {
      signals.push(signal);
      signal.addEventListener('abort', () => reject(new Error('aborted')));
    });
  Object.assign(globalThis, { fetch: streaming });
  open();
  await say(...pair('一'));
  await calls[0]!.answer('talk-one');
  await act(async () => chat.ask('二'));
  expect(chat.isStreaming).toBe(true);
  await act(async () => kept.forget('talk-one'));
  await act(async () => {});
  expect([signals[0]?.aborted, chat.messages, readTalk(1)]).toEqual([true, [], []]);
  expect(calls).toHaveLength(1);
});
