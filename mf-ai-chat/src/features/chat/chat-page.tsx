import { below, color, layout, radius, space, type } from '@mall/design-tokens';
import { useNavigate, useSearchParams, useSession } from '@mall/mf-kit';
import { AssistantIcon, Button } from '@mall/ui-kit';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { AskForm } from './ask-form.tsx';
import { ChatAside } from './chat-aside.tsx';
import { ConversationLog } from './conversation-log.tsx';
import { handFocusOn } from './hand-focus-on.ts';
import { keepDraft, readDraft } from './kept-conversation.ts';
import { readPrefill } from './prefill.ts';
import { ProductCard } from './product-cards.tsx';
import { useChat } from './use-chat.ts';
import { useKeptTalk } from './use-kept-talk.ts';
import { Welcome } from './welcome.tsx';

const TalkList = lazy(() => import(/* webpackChunkName: "talk-list" */ './talk-list.tsx'));

/** `/ai`: the assistant. `?sku=` asks about a product, `?q=` comes with a question; either waits for the buyer to send it. */
export default function ChatPage() {
  const [query] = useSearchParams();
  const prefill = readPrefill(query);
  const navigate = useNavigate();
  const chat = useChat();
  const kept = useKeptTalk(chat);
  const { signedIn } = useSession();
  const [isListed, setListed] = useState(false);
  const [text, setText] = useState(prefill.text);
  const field = useRef<HTMLTextAreaElement>(null);
  const sku = prefill.sku;

  const write = (next: string) => {
    setText(next);
    keepDraft(next);
  };
  // Another product's link opens the same page: its question comes first, else what was typed and not sent.
  useEffect(() => {
    setText(prefill.text || readDraft());
    const { current } = field;
    if (!prefill.text || !current) return;
    current.focus({ preventScroll: true });
    current.setSelectionRange(prefill.text.length, prefill.text.length);
  }, [prefill.text]);

  const forgetAddress = () => {
    if (query.size) void navigate('/ai', { replace: true });
  };
  function send(question: string) {
    const asked = question.trim();
    if (!asked || chat.isStreaming) return;
    chat.ask(asked, sku);
    if (question === text) write('');
    forgetAddress();
  }

  return (
    <Columns>
      <Panel aria-labelledby="assistant-title" tabIndex={-1}>
        <Head>
          <AssistantIcon size={20} />
          <h1 id="assistant-title">智能助手</h1>
          <p>查商品、库存、货期、订单，加购由您按下确认</p>
          {signedIn && (
            <Button size="sm" variant="quiet" onClick={() => setListed(true)}>
              历史对话
            </Button>
          )}
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
        </Head>
        <ConversationLog chat={chat} onAsk={send} welcome={<Welcome onAsk={send} />} />
        {sku && (
          <About>
            <ProductCard sku={sku} />
          </About>
        )}
        <AskForm
          text={text}
          onText={write}
          onSend={() => send(text)}
          isStreaming={chat.isStreaming}
          onStop={chat.stop}
          sku={sku}
          onDropSku={forgetAddress}
          field={field}
        />
      </Panel>
      <ChatAside />
      <Suspense>{isListed && <TalkList kept={kept} onClose={() => setListed(false)} />}</Suspense>
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 264px;
  gap: ${space.lg};
  width: ${layout.body};
  margin: 0 auto;
  padding: ${space.lg} 0 ${space.page};
  ${below.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const Panel = styled.section`
  display: flex;
  flex-direction: column;
  height: clamp(480px, calc(100vh - 216px), 860px);
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  &:focus-visible {
    outline-offset: -2px;
  }
  ${below.tablet} {
    height: max(420px, calc(100dvh - 88px));
  }
`;
const Head = styled.header`
  display: flex;
  gap: ${space.sm};
  align-items: center;
  height: 52px;
  padding: 0 ${space.xl};
  border-bottom: 1px solid ${color.line};
  & > svg {
    color: ${color.accent};
  }
  & > h1 {
    font-size: ${type.sizeLead};
  }
  & > p {
    color: ${color.inkSecond};
    font-size: ${type.sizeTable};
  }
  & > button:first-of-type {
    margin-left: auto;
  }
  ${below.tablet} {
    padding-right: ${space.md};
    & > p {
      display: none;
    }
  }
`;
const About = styled.div`
  max-width: 480px;
  margin: 0 ${space.xl} ${space.sm};
`;
