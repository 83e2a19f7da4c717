import { asFoundAgain, type Message } from './conversation.ts';

const mostMessages = 60;
/** In characters and values of JSON: within what the mall takes in one call. */
const most = { characters: 120_000, values: 10_000 } as const;
const separators = /[,[{]/g;

/** Where the conversation stood is needed after its last answers only; a retry asks from the one before. */
function withoutOldThreads(messages: readonly Message[]): Message[] {
  const answers = messages.filter(({ role }) => role === 'assistant').slice(-2);
  return messages.map((message) => {
    if (message.role === 'user' || answers.includes(message)) return message;
    const { thread: _, ...rest } = message;
    return rest;
  });
}

/** Of a conversation what the mall keeps: its end, a question first, as much as goes into one call (rule conversation 6). */
export function whatIsKept(messages: readonly Message[]): Message[] {
  const light = withoutOldThreads(asFoundAgain(messages.slice(-mostMessages)));
  const size = { characters: 0, values: 0 };
  const from = light.findLastIndex((message) => {
    const text = JSON.stringify(message);
    size.characters += text.length;
    size.values += text.match(separators)?.length ?? 0;
    return size.characters > most.characters || size.values > most.values;
  });
  const kept = light.slice(from + 1);
  // Cut in the middle it begins with a question; a single answer of that size is kept all the same.
  const begins = kept.length < messages.length ? kept.findIndex(({ role }) => role === 'user') : 0;
  return kept.length > 0 ? kept.slice(Math.max(begins, 0)) : light.slice(-1);
}

/** All that was said, one line a message: what a search for it finds. */
export const wordsOf = (messages: readonly Message[]) =>
  messages
    .map((message) =>
      message.role === 'user' ? message.text : message.parts.map((part) => (part.kind === 'text' ? part.text : '')).join(''),
    )
    .join('\n')
    .slice(0, 20_000);
