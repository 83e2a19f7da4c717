import { isCallFailure, usePlatform, useRegion, useSession } from '@mall/mf-kit';
import { failureOf, newId } from '@mall/mf-kit/write';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ask } from './ask.ts';
import { type AssistantMessage, contextOf, type Message, type UserMessage, withEvent } from './conversation.ts';
import { keepTalk, readTalk } from './kept-conversation.ts';
import { takePendingAdd } from './pending-add.ts';
import { useCartFunction } from './use-cart-function.ts';

/** The conversation: asking, streaming, stopping, asking again; kept in this tab. */
export function useChat() {
  const { report } = usePlatform();
  const { stateProvinceId: region } = useRegion();
  const { signedIn } = useSession();
  const [messages, setMessages] = useState<Message[]>([]);
  const now = useRef(messages);
  const running = useRef<AbortController>(undefined);

  const show = (next: Message[]) => {
    now.current = next;
    setMessages(next);
  };
  const change = (id: string, change: (answer: AssistantMessage) => AssistantMessage) =>
    show(now.current.map((message) => (message.id === id && message.role === 'assistant' ? change(message) : message)));

  const addToCart = useCartFunction((messageId, sku, state, message) => {
    change(messageId, (answer) => ({
      ...answer,
      parts: answer.parts.map((part) => (part.kind === 'cart' && part.wish.sku === sku ? { ...part, state, message } : part)),
    }));
    keepTalk(now.current);
  });

  async function answer(question: UserMessage, before: Message[]) {
    running.current?.abort();
    const stop = new AbortController();
    running.current = stop;
    const id = newId();
    show([...before, question, { id, role: 'assistant', parts: [], state: 'streaming', failure: '' }]);
    keepTalk(now.current);
    try {
      const request = {
        question: question.text,
        withContext: contextOf(before),
        ...(question.sku ? { sku: question.sku } : {}),
      };
      for await (const event of ask({ question: request, region, signal: stop.signal })) {
        change(id, (current) => withEvent(current, event));
        if (event.type !== 'FuncFrontend' || event.name !== 'addToCart') continue;
        const part = (now.current.find((message) => message.id === id) as AssistantMessage).parts.at(-1);
        if (part?.kind === 'cart') void addToCart({ messageId: id, ...part.wish });
      }
      change(id, (current) => (current.state === 'streaming' ? { ...current, state: 'done' } : current));
    } catch (error) {
      if (!isCallFailure(error)) report(error, 'assistant');
      const { reason, message } = failureOf(error);
      change(id, (current) => ({ ...current, ...(reason === 'ABORTED' ? { state: 'stopped' } : { state: 'failed', failure: message }) }));
    } finally {
      if (running.current === stop) running.current = undefined;
      keepTalk(now.current);
    }
  }

  // The server renders an empty conversation; this tab's is found again right after.
  const findAgain = useEffectEvent(() => {
    const kept = readTalk();
    if (kept.length) show(kept);
  });
  useEffect(() => {
    findAgain();
    return () => {
      running.current?.abort();
      keepTalk(now.current);
    };
  }, []);

  const resume = useEffectEvent(() => {
    const pending = takePendingAdd();
    if (pending) void addToCart(pending);
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
    addToCart: (messageId: string, wish: { sku: string; quantity: number }) => void addToCart({ messageId, ...wish }),
    clear() {
      running.current?.abort();
      show([]);
      keepTalk([]);
    },
  };
}
export type Chat = ReturnType<typeof useChat>;
