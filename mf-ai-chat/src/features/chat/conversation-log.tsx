import { below, color, radius, space } from '@mall/design-tokens';
import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { Answer } from './answer.tsx';
import { followUps, Suggestions } from './suggestions.tsx';
import type { Chat } from './use-chat.ts';

interface Props {
  chat: Chat;
  onAsk: (question: string) => void;
  /** What stands there before the first question. */
  welcome: ReactNode;
}

/** So near the end, the reader is following and the log follows the answer. */
const followsWithin = 120;

/** What was said, announced politely once an answer is whole; it follows a growing answer unless the reader scrolled up. */
export function ConversationLog({ chat, onAsk, welcome }: Props) {
  const { messages, isStreaming, retry, act, undo } = chat;
  const log = useRef<HTMLDivElement>(null);
  const isFollowing = useRef(true);
  const last = messages.at(-1);
  useEffect(() => {
    const { current } = log;
    if (current && messages.length > 0 && isFollowing.current) current.scrollTop = current.scrollHeight;
  }, [messages]);
  return (
    <Log
      ref={log}
      role="log"
      aria-live="polite"
      aria-busy={isStreaming}
      aria-label="对话"
      // A region that scrolls has to be reached by keyboard
      tabIndex={0}
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        isFollowing.current = scrollHeight - scrollTop - clientHeight < followsWithin;
      }}
    >
      {messages.length === 0 && welcome}
      {messages.map((message) =>
        message.role === 'user' ? (
          <Said key={message.id}>
            {message.sku && <small className="part-number">{message.sku}</small>}
            {message.text}
          </Said>
        ) : (
          <Answer
            key={message.id}
            answer={message}
            onRetry={message === last && !isStreaming ? () => retry(message.id) : undefined}
            onAct={(proposal) => act(message.id, proposal)}
            onUndo={(proposal) => undo(message.id, proposal)}
            onAsk={onAsk}
          />
        ),
      )}
      {last?.role === 'assistant' &&
        last.state === 'done' &&
        last.parts.some(({ kind }) => kind === 'products') &&
        !last.parts.some(({ kind }) => kind === 'choices') && (
          <Indented>
            <Suggestions label="接着问" words={followUps} onAsk={onAsk} />
          </Indented>
        )}
    </Log>
  );
}

const Log = styled.div`
  display: grid;
  flex: 1;
  gap: ${space.xl};
  align-content: start;
  min-height: 0;
  padding: ${space.xl};
  overflow-y: auto;
  overscroll-behavior: contain;
  &:focus-visible {
    outline-offset: -2px;
  }
  ${below.tablet} {
    padding-block: ${space.lg};
  }
`;
const Said = styled.p`
  justify-self: end;
  max-width: 76%;
  padding: ${space.sm} ${space.md};
  border-radius: ${radius.md};
  background: ${color.accentTint};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  & > small {
    display: block;
    color: ${color.inkSecond};
  }
`;
const Indented = styled.div`
  padding-left: 44px;
  ${below.tablet} {
    padding-left: 0;
  }
`;
