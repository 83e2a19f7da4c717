import { isCallFailure, usePlatform, useSession } from '@mall/mf-kit';
import { readTab, writeTab } from '@mall/mf-kit/write';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Message } from './conversation.ts';
import { isMessage } from './kept-conversation.ts';
import type { Chat } from './use-chat.ts';
import { whatIsKept, wordsOf } from './what-is-kept.ts';

interface Kept {
  /** '' for one that was deleted: what is said in it is kept no more. */
  id: string;
  version: number;
  /** What was kept last, so that finding it again keeps nothing twice. */
  mark: string;
  kpId: number;
}
const key = 'mall:assistant-talk-kept';
const markOf = (messages: readonly Message[]) => `${messages.length} ${messages.at(-1)?.id}`;
/** Counts conversations of this page: an answer of the mall about one that was left says nothing of the one that is open now. */
let opened = 0;

/** Keeps the conversation of who is signed in after each answer, and opens another one (rules conversation 3, 4). */
export function useKeptTalk(chat: Chat) {
  const { sdk, notify, report } = usePlatform();
  const { signedIn, kpId, operatorName } = useSession();
  // Staff in a person's account keeps nothing in the person's name (rule conversation 5).
  const isOwn = signedIn && operatorName === '';
  const isBusy = useRef(false);
  const [rounds, setRounds] = useState(0);
  const read = () => {
    const kept = readTab<Kept>(key);
    return kept?.kpId === kpId ? kept : undefined;
  };

  const keep = useEffectEvent(async () => {
    const messages = whatIsKept(chat.messages);
    const kept = read();
    const mark = markOf(chat.messages);
    if (isBusy.current || kept?.mark === mark || kept?.id === '') return;
    const turn = opened;
    const settle = (next: Omit<Kept, 'kpId'> | undefined) => {
      if (turn === opened) writeTab(key, next && { ...next, kpId });
    };
    isBusy.current = true;
    const said = { messages: messages as unknown as Record<string, unknown>[], words: wordsOf(messages) };
    try {
      const { id, version } = await sdk.assistant.keepTalk({ ...said, ...(kept ? { id: kept.id, version: kept.version } : {}) });
      settle({ id, version, mark });
    } catch (error) {
      // The tab has it all the same; what went on elsewhere becomes one of its own with the next answer.
      if (!isCallFailure(error)) return report(error, 'assistant');
      if (error.reason === 'ASSISTANT_TALK_ELSEWHERE') {
        notify({ tone: 'info', text: '这段对话已在其他设备上继续，这里的将另存为新的对话' });
        settle(undefined);
      }
      if (error.reason === 'ASSISTANT_TALK_NOT_FOUND') {
        notify({ tone: 'info', text: '这段对话已被删除，之后的内容不再保存；点“新对话”重新开始' });
        settle({ id: '', version: 0, mark: '' });
      }
    } finally {
      isBusy.current = false;
      // What was said meanwhile is kept as well.
      setRounds((n) => n + 1);
    }
  });
  const { isStreaming, messages } = chat;
  const last = messages.at(-1);
  const isWhole = !isStreaming && last?.role === 'assistant';
  const mark = markOf(messages);
  const tried = useRef('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the mark says that there is more to keep, a round that the one before is over
  useEffect(() => {
    if (!isOwn || !isWhole || isBusy.current || tried.current === `${opened} ${mark}`) return;
    tried.current = `${opened} ${mark}`;
    void keep();
  }, [isOwn, isWhole, mark, rounds]);

  return {
    startNew() {
      opened += 1;
      writeTab(key, undefined);
      chat.clear();
    },
    /** @throws {ApiError} ASSISTANT_TALK_NOT_FOUND */
    async open(id: string) {
      const talk = await sdk.assistant.getTalk({ id });
      const found = talk.messages.filter((one): one is typeof one & Message => isMessage(one)) as unknown as Message[];
      opened += 1;
      writeTab(key, { id, version: talk.version, mark: markOf(found), kpId });
      chat.open(found);
    },
    /** One that was deleted is kept no more. */
    forget(id: string) {
      if (read()?.id !== id) return;
      opened += 1;
      writeTab(key, undefined);
      chat.clear();
    },
  };
}
export type KeptTalk = ReturnType<typeof useKeptTalk>;
