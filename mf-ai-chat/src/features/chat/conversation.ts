import type { ChatEvent, Question } from './ask.ts';
import { type CartWish, readFunction } from './read-function.ts';

export type CartState = 'adding' | 'added' | 'login' | 'failed';

/** What an answer is made of, in the order it came. */
export type Part =
  | { kind: 'text'; text: string }
  | { kind: 'products'; skus: string[] }
  | { kind: 'cart'; wish: CartWish; state: CartState; message: string }
  | { kind: 'page'; url: string; title: string }
  | { kind: 'audio'; audio: string }
  | { kind: 'unknown'; name: string };

export interface UserMessage {
  id: string;
  role: 'user';
  text: string;
  /** The product page the question was asked on. */
  sku?: string;
}

export interface AssistantMessage {
  id: string;
  role: 'assistant';
  parts: Part[];
  state: 'streaming' | 'done' | 'stopped' | 'failed';
  /** Why it failed, in words. */
  failure: string;
}
export type Message = UserMessage | AssistantMessage;

/** An answer grown by one event: text joins the text before it, functions become what the page shows for them. */
export function withEvent(answer: AssistantMessage, event: ChatEvent): AssistantMessage {
  if (event.type === 'Error') return { ...answer, state: 'failed', failure: event.message };
  return { ...answer, parts: grown(answer.parts, event) };
}

function grown(parts: Part[], event: Exclude<ChatEvent, { type: 'Error' }>): Part[] {
  if (event.type === 'Answer') {
    const last = parts.at(-1);
    if (last?.kind === 'text') return [...parts.slice(0, -1), { kind: 'text', text: last.text + event.text }];
    return event.text ? [...parts, { kind: 'text', text: event.text }] : parts;
  }
  if (event.type === 'AudioB64') return [...parts, { kind: 'audio', audio: event.audio }];
  if (event.type === 'FuncFrontend') return [...parts, readFunction(event.name, event.arguments)];
  return [...parts, { kind: 'unknown', name: String((event as { type?: unknown }).type) }];
}

const textOf = ({ parts }: AssistantMessage) =>
  parts
    .map((part) => (part.kind === 'text' ? part.text : ''))
    .join('')
    .slice(0, 8000);

export const skusOf = ({ parts }: AssistantMessage): string[] =>
  parts.flatMap((part) => (part.kind === 'products' ? part.skus : part.kind === 'cart' ? [part.wish.sku] : [])).slice(0, 20);

const mostTurns = 20;

/** What was said before, for the assistant: oldest first, without empty answers, and the products each answer showed. */
export function contextOf(messages: readonly Message[]): NonNullable<Question['withContext']> {
  return messages
    .map((message) => {
      if (message.role === 'user') return { role: 'user' as const, text: message.text };
      const skus = skusOf(message);
      return { role: 'assistant' as const, text: textOf(message), ...(skus.length ? { skus } : {}) };
    })
    .filter(({ text, skus }: { text: string; skus?: string[] }) => text !== '' || skus !== undefined)
    .slice(-mostTurns);
}

/** A conversation as it is found again after a reload: what was under way then isn't any more, and sound isn't kept. */
export function asFoundAgain(messages: readonly Message[]): Message[] {
  return messages.map((message) =>
    message.role === 'user'
      ? message
      : {
          ...message,
          state: message.state === 'streaming' ? 'stopped' : message.state,
          parts: message.parts
            .filter(({ kind }) => kind !== 'audio')
            .map((part) =>
              part.kind === 'cart' && part.state === 'adding'
                ? { ...part, state: 'failed' as const, message: '页面已刷新，请到购物车确认是否已加入' }
                : part,
            ),
        },
  );
}
