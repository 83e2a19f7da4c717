import { readTab, writeTab } from '@mall/mf-kit/write';
import { asFoundAgain, type Message } from './conversation.ts';

const talkKey = 'mall:assistant-talk';
const draftKey = 'mall:assistant-draft';
const mostKept = 60;

const isMessage = (value: unknown): value is Message => {
  const message = value as Partial<Message> | null;
  return (
    typeof message === 'object' && message !== null && (message.role === 'user' || Array.isArray((message as { parts?: unknown }).parts))
  );
};

/** The conversation of this tab, so that a product page in between, a login or a reload loses nothing. */
export function readTalk(): Message[] {
  const kept = readTab<unknown[]>(talkKey);
  return Array.isArray(kept) ? asFoundAgain(kept.filter(isMessage)) : [];
}
export const keepTalk = (messages: readonly Message[]) =>
  writeTab(talkKey, messages.length ? asFoundAgain(messages.slice(-mostKept)) : undefined);

/** What stands in the input, not sent yet. */
export const readDraft = (): string => readTab<string>(draftKey) ?? '';
export const keepDraft = (text: string) => writeTab(draftKey, text || undefined);
