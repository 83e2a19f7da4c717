import type { Proposal } from '@mall/api-contract/assistant';
import { isCallFailure, usePlatform, useRegion, useSession } from '@mall/mf-kit';
import { failureOf, newId } from '@mall/mf-kit/write';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ask } from './ask.ts';
import { type AssistantMessage, asFoundAgain, contextOf, type Message, threadAfter, type UserMessage, withEvent } from './conversation.ts';
import { keepTalk, readTalk } from './kept-conversation.ts';
import { takePendingAct } from './pending-act.ts';
import { useActs } from './use-acts.ts';

/** The conversation: asking, streaming, stopping, asking again; kept in this tab. */
export function useChat() {
  const { report } = usePlatform();
  const { stateProvinceId: region } = useRegion();
  const { signedIn, kpId } = useSession();
  const [messages, setMessages] = useState<Message[]>([]);
  const now = useRef(messages);
  const running = useRef<AbortController>(undefined);
  /** Whose conversation this is; 0 for a visitor's. */
  const owner = useRef(kpId);

  const show = (next: Message[]) => {
    now.current = next;
    setMessages(next);
  };
  const keep = () => keepTalk(now.current, owner.current);
  const change = (id: string, change: (answer: AssistantMessage) => AssistantMessage) =>
    show(now.current.map((message) => (message.id === id && message.role === 'assistant' ? change(message) : message)));

  const { act, undo } = useActs((messageId, proposalId, state, message) => {
    change(messageId, (answer) => ({
      ...answer,
      parts: answer.parts.map((part) => (part.kind === 'proposal' && part.proposal.id === proposalId ? { ...part, state, message } : part)),
    }));
    keep();
  });

  async function answer(question: UserMessage, before: Message[]) {
    running.current?.abort();
    const stop = new AbortController();
    running.current = stop;
    const id = newId();
    show([...before, question, { id, role: 'assistant', parts: [], state: 'streaming', failure: '' }]);
    keep();
    try {
      const thread = threadAfter(before);
      const request = {
        question: question.text,
        withContext: contextOf(before),
        ...(thread ? { thread } : {}),
        ...(question.sku ? { sku: question.sku } : {}),
      };
      for await (const event of ask({ question: request, region, signal: stop.signal })) {
        change(id, (current) => withEvent(current, event));
      }
      change(id, (current) => (current.state === 'streaming' ? { ...current, state: 'done' } : current));
    } catch (error) {
      if (!isCallFailure(error)) report(error, 'assistant');
      const { reason, message } = failureOf(error);
      change(id, (current) => ({ ...current, ...(reason === 'ABORTED' ? { state: 'stopped' } : { state: 'failed', failure: message }) }));
    } finally {
      if (running.current === stop) running.current = undefined;
      // What was cleared, or is another person's by now, isn't written again.
      if (now.current.some((message) => message.id === id)) keep();
    }
  }

  // The server renders an empty conversation; this tab's is found again right after.
  const findAgain = useEffectEvent(() => {
    owner.current = kpId;
    const kept = readTalk(kpId);
    if (kept.length) show(kept);
  });
  const leave = useEffectEvent(() => {
    running.current?.abort();
    if (now.current.length) keep();
  });
  useEffect(() => {
    findAgain();
    return () => leave();
  }, []);
  // Who signed in goes on with what they said as a visitor. Whoever comes after somebody finds nothing of theirs.
  const changePerson = useEffectEvent(() => {
    if (owner.current === kpId) return;
    const isGone = owner.current !== 0;
    if (isGone) leave();
    owner.current = kpId;
    if (isGone) show(readTalk(kpId));
    else if (now.current.length) keep();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person is another conversation
  useEffect(() => changePerson(), [kpId]);

  const resume = useEffectEvent(() => {
    const pending = takePendingAct();
    if (pending) void act(pending);
  });
  useEffect(() => {
    if (signedIn) resume();
  }, [signedIn]);

  return {
    messages,
    isStreaming: messages.some((message) => message.role === 'assistant' && message.state === 'streaming'),
    ask: (text: string, sku?: string) => void answer({ id: newId(), role: 'user', text, ...(sku ? { sku } : {}) }, now.current),
    stop: () => running.current?.abort(),
    /** Asks the question before this answer again, in its place. */
    retry(answerId: string) {
      const at = now.current.findIndex(({ id }) => id === answerId);
      const question = now.current[at - 1];
      if (question?.role === 'user') void answer(question, now.current.slice(0, at - 1));
    },
    /** The person pressed the card's button. */
    act: (messageId: string, proposal: Proposal) => void act({ messageId, proposal }),
    undo: (messageId: string, proposal: Proposal) => void undo(messageId, proposal),
    /** Goes on with a conversation that was kept. */
    open(kept: Message[]) {
      running.current?.abort();
      show(asFoundAgain(kept));
      keep();
    },
    clear() {
      running.current?.abort();
      show([]);
      keep();
    },
  };
}
export type Chat = ReturnType<typeof useChat>;
