import { readTab, writeTab } from '@mall/mf-kit/write';
import { asFoundAgain, type Message } from './conversation.ts';

const talkKey = 'mall:assistant-talk';
const ownerKey = 'mall:assistant-talk-of';
const draftKey = 'mall:assistant-draft';
const mostKept = 60;

export const isMessage = (value: unknown): value is Message => {
  const message = value as Partial<Message> | null;
  return (
    typeof message === 'object' && message !== null && (message.role === 'user' || Array.isArray((message as { parts?: unknown }).parts))
  );
};

/**
 * The conversation of this tab, so that a product page in between, a login or a reload loses nothing. A visitor's is theirs who signs in; that of
 * somebody who signed out is nobody else's. @param kpId who is here; 0 for a visitor
 */
export function readTalk(kpId: number): Message[] {
  const kept = readTab<unknown[]>(talkKey);
  const owner = readTab<number>(ownerKey) ?? 0;
  return Array.isArray(kept) && (owner === 0 || owner === kpId) ? asFoundAgain(kept.filter(isMessage)) : [];
}
export function keepTalk(messages: readonly Message[], kpId: number) {
  writeTab(talkKey, messages.length ? asFoundAgain(messages.slice(-mostKept)) : undefined);
  writeTab(ownerKey, messages.length ? kpId : undefined);
}

/** What stands in the input, not sent yet. */
export const readDraft = (): string => readTab<string>(draftKey) ?? '';
export const keepDraft = (text: string) => writeTab(draftKey, text || undefined);
