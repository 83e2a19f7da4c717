import { below, color, elevation, radius, space, type, zIndex } from '@mall/design-tokens';
import { Link, type SlotProps, useLocation } from '@mall/mf-kit';
import { AssistantIcon, Button, CloseIcon, IconButton } from '@mall/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { AskForm } from '../features/chat/ask-form.tsx';
import { ConversationLog } from '../features/chat/conversation-log.tsx';
import { handFocusOn } from '../features/chat/hand-focus-on.ts';
import { keepDraft, readDraft } from '../features/chat/kept-conversation.ts';
import { lookedAt } from '../features/chat/looked-at.ts';
import { Suggestions } from '../features/chat/suggestions.tsx';
import { useChat } from '../features/chat/use-chat.ts';
import { useKeptTalk } from '../features/chat/use-kept-talk.ts';

/**
 * The assistant beside a page: the same conversation as on `/ai`, about what is looked at (rules conversation 1, 2). No dialog: the page stays usable.
 * Escape closes it; whoever opened it gives it back the focus.
 */
export default function AssistantPanel({ onClose }: SlotProps['assistant-panel']) {
  const address = useLocation();
  const chat = useChat();
  const kept = useKeptTalk(chat);
  const [text, setText] = useState(readDraft);
  const [dropped, setDropped] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const about = lookedAt(address, document.title);
  const sku = about.sku === dropped ? '' : about.sku;

  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  // On its own page the conversation stands already.
  const isOnPage = address.pathname === '/ai';
  useEffect(() => {
    if (isOnPage) onClose();
  }, [isOnPage, onClose]);

  const write = (next: string) => {
    setText(next);
    keepDraft(next);
  };
  function send(question: string) {
    const asked = question.trim();
    if (!asked || chat.isStreaming) return;
    chat.ask(asked, sku);
    if (question === text) write('');
  }
  return (
    <Panel
      aria-label="智能助手"
      data-assistant-panel
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
        event.stopPropagation();
        onClose();
      }}
    >
      <Head>
        <AssistantIcon size={18} />
        <h2>智能助手</h2>
        {chat.messages.length > 0 && (
          <Button
            size="sm"
            variant="quiet"
            onClick={({ currentTarget }) => {
              handFocusOn(currentTarget);
              kept.startNew();
            }}
          >
            新对话
          </Button>
        )}
        <Link to="/ai">整页</Link>
        <IconButton label="关闭智能助手" icon={<CloseIcon size={14} />} onClick={onClose} />
      </Head>
      <ConversationLog chat={chat} onAsk={send} welcome={<Empty>问商品、库存、货期、订单，也可以让我帮您选型和加购。</Empty>} />
      {about.questions.length > 0 && !chat.isStreaming && (
        <About>
          <Suggestions label="关于这一页" words={about.questions} onAsk={send} />
        </About>
      )}
      <AskForm
        text={text}
        onText={write}
        onSend={() => send(text)}
        isStreaming={chat.isStreaming}
        onStop={chat.stop}
        sku={sku}
        onDropSku={() => {
          setDropped(about.sku);
          field.current?.focus();
        }}
        field={field}
      />
    </Panel>
  );
}

const Panel = styled.aside`
  position: fixed;
  inset: 0 0 0 auto;
  z-index: ${zIndex.overlay};
  display: flex;
  flex-direction: column;
  width: 420px;
  border-left: 1px solid ${color.line};
  background: ${color.surface};
  box-shadow: ${elevation.floating};
  &:focus-visible {
    outline-offset: -2px;
  }
  ${below.tablet} {
    /* Above what the page is for: the bar with the sum and the button stays in reach. */
    --under: var(--frame-foot, 0px);
    inset: auto 0 var(--under);
    width: auto;
    height: min(72dvh, 640px);
    border: 1px solid ${color.line};
    border-radius: ${radius.lg} ${radius.lg} 0 0;
    body:has([data-action-bar]) & {
      --under: calc(72px + var(--frame-foot, 0px));
    }
    body:has([data-settlement-bar]) & {
      --under: calc(102px + var(--frame-foot, 0px));
    }
  }
  @media print {
    display: none;
  }
`;
const Head = styled.header`
  display: flex;
  gap: ${space.sm};
  align-items: center;
  min-height: 52px;
  padding: 0 ${space.sm} 0 ${space.xl};
  border-bottom: 1px solid ${color.line};
  & > svg {
    color: ${color.accent};
  }
  & > h2 {
    margin-right: auto;
    font-size: ${type.sizeLead};
  }
  ${below.tablet} {
    & > a {
      display: inline-grid;
      place-items: center;
      min-width: 44px;
      min-height: 44px;
    }
  }
`;
const Empty = styled.p`
  color: ${color.inkSecond};
`;
const About = styled.div`
  padding: ${space.sm} ${space.xl};
  ${below.tablet} {
    padding-right: 0;
    & ul {
      flex-wrap: nowrap;
      overflow-x: auto;
      white-space: nowrap;
    }
    & li {
      flex: none;
    }
  }
`;
