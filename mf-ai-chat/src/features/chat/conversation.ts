import type { Proposal, Thread } from '@mall/api-contract/assistant';
import type { ChatEvent, Question } from './ask.ts';
import { readFunction, threadOf } from './read-function.ts';

/** A card waits for its press; it is done once. */
export type ActState = 'open' | 'doing' | 'done' | 'login' | 'failed' | 'undone';

/** What an answer is made of, in the order it came. */
export type Part =
  | { kind: 'text'; text: string }
  | { kind: 'products'; skus: string[] }
  | { kind: 'proposal'; proposal: Proposal; state: ActState; message: string }
  | { kind: 'choices'; answers: { label: string; question: string }[] }
  | { kind: 'understood'; pieces: { words: string; question: string }[] }
  | { kind: 'table'; title: string; columns: string[]; rows: string[][] }
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
  /** Where the conversation stands after it. */
  thread?: Thread;
}
export type Message = UserMessage | AssistantMessage;

/** An answer grown by one event: text joins the text before it, functions become what the page shows for them. */
export function withEvent(answer: AssistantMessage, event: ChatEvent): AssistantMessage {
  if (event.type === 'Error') return { ...answer, state: 'failed', failure: event.message };
  const thread = event.type === 'FuncFrontend' ? threadOf(event.name, event.arguments) : undefined;
  return thread ? { ...answer, thread } : { ...answer, parts: grown(answer.parts, event) };
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

/** Of what was said before, in letters: a pasted list is longer, and isn't read again. */
const longestTurn = 8000;
const textOf = ({ parts }: AssistantMessage) =>
  parts
    .map((part) => (part.kind === 'text' ? part.text : ''))
    .join('')
    .slice(0, longestTurn);

export const skusOf = ({ parts }: AssistantMessage): string[] =>
  parts.flatMap((part) => (part.kind === 'products' ? part.skus : [])).slice(0, 20);

const mostTurns = 20;

/** What was said before, for the assistant: oldest first, without empty answers, and the products each answer showed. */
export function contextOf(messages: readonly Message[]): NonNullable<Question['withContext']> {
  return messages
    .map((message) => {
      if (message.role === 'user') return { role: 'user' as const, text: message.text.slice(0, longestTurn) };
      const skus = skusOf(message);
      return { role: 'assistant' as const, text: textOf(message), ...(skus.length ? { skus } : {}) };
    })
    .filter(({ text, skus }: { text: string; skus?: string[] }) => text !== '' || skus !== undefined)
    .slice(-mostTurns);
}

/** Where the conversation stands: as its last whole answer left it. */
export function threadAfter(messages: readonly Message[]): Thread | undefined {
  const last = messages.findLast((message) => message.role === 'assistant' && message.thread !== undefined);
  return last?.role === 'assistant' ? last.thread : undefined;
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
              part.kind === 'proposal' && part.state === 'doing'
                ? { ...part, state: 'failed' as const, message: '页面已刷新，再按一次也只会做一次' }
                : part,
            ),
        },
  );
}
