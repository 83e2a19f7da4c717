import { below, color, motion, radius, space, type } from '@mall/design-tokens';
import { Button, CloseIcon, IconButton, SendIcon } from '@mall/ui-kit';
import { type KeyboardEvent, type Ref, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { AskHint, longestList } from './ask-hint.tsx';
import { Dictate } from './dictate.tsx';
import { handFocusOn } from './hand-focus-on.ts';

interface Props {
  text: string;
  onText: (text: string) => void;
  onSend: () => void;
  isStreaming: boolean;
  onStop: () => void;
  /** The product the question is about. */
  sku: string;
  onDropSku: () => void;
  field: Ref<HTMLTextAreaElement>;
}

const tallest = 144;
const useBrowserLayoutEffect = typeof window === 'undefined' ? () => {} : useLayoutEffect;

/** The question: Enter sends, Shift+Enter breaks the line. While an answer streams, what is typed next stays. Works without script as a plain form. */
export function AskForm({ text, onText, onSend, isStreaming, onStop, sku, onDropSku, field }: Props) {
  const form = useRef<HTMLFormElement>(null);
  useBrowserLayoutEffect(() => {
    const area = form.current?.querySelector('textarea');
    if (!area) return;
    area.style.height = 'auto';
    area.style.height = `${Math.min(area.scrollHeight, tallest)}px`;
  }, [text]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!isStreaming) onSend();
  }
  return (
    <Form
      ref={form}
      action="/ai"
      onSubmit={(event) => {
        event.preventDefault();
        if (isStreaming) return;
        if (document.activeElement instanceof HTMLButtonElement) handFocusOn(event.currentTarget);
        onSend();
      }}
    >
      {sku && (
        <About>
          咨询商品 <span className="part-number">{sku}</span>
          <input type="hidden" name="sku" value={sku} />
          <IconButton label="不再针对这个商品" icon={<CloseIcon size={10} />} onClick={onDropSku} />
        </About>
      )}
      <Row>
        <textarea
          ref={field}
          name="q"
          rows={1}
          aria-label="您的问题"
          aria-describedby="ask-hint"
          placeholder="问商品、货期、订单，或粘贴清单"
          maxLength={longestList}
          value={text}
          onChange={(event) => onText(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <Dictate onHeard={(heard) => onText(`${text}${heard}`.slice(0, longestList))} />
        {isStreaming ? (
          <Button
            onClick={({ currentTarget }) => {
              handFocusOn(currentTarget);
              onStop();
            }}
          >
            停止
          </Button>
        ) : (
          <Button type="submit" variant="primary" icon={<SendIcon size={14} />} disabled={!text.trim()}>
            发送
          </Button>
        )}
        <AskHint id="ask-hint" length={text.length} />
      </Row>
    </Form>
  );
}

const Form = styled.form`
  container-type: inline-size;
  padding: ${space.md} ${space.xl} ${space.sm};
  border-top: 1px solid ${color.line};
  background: ${color.surface};
  ${below.tablet} {
    padding: ${space.md} ${space.xl} max(${space.sm}, env(safe-area-inset-bottom));
  }
`;
const About = styled.p`
  display: inline-flex;
  gap: ${space.xs};
  align-items: center;
  height: 28px;
  margin-bottom: ${space.sm};
  padding-left: ${space.sm};
  border: 1px solid ${color.accentLine};
  border-radius: ${radius.md};
  background: ${color.accentTint};
  font-size: ${type.sizeTable};
`;
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs} ${space.sm};
  align-items: flex-end;
  & > textarea {
    flex: 1;
    min-width: 0;
    min-height: 36px;
    padding: 7px ${space.md};
    border: 1px solid ${color.lineControl};
    border-radius: ${radius.md};
    background: ${color.surface};
    line-height: 20px;
    resize: none;
    transition: border-color ${motion.fast} ${motion.ease};
  }
  & > textarea::placeholder {
    color: ${color.inkThird};
    opacity: 1;
  }
  & > textarea:focus-visible {
    outline: 1px solid ${color.accent};
    outline-offset: 0;
    border-color: ${color.accent};
  }
  ${below.tablet} {
    & > textarea {
      min-height: 44px;
      padding-block: 11px;
    }
  }
  /* Narrow, the question has a line of its own, and its buttons the next. */
  @container (max-width: 460px) {
    row-gap: ${space.sm};
    & > textarea {
      flex-basis: 100%;
    }
    & > button {
      order: 1;
    }
  }
`;
