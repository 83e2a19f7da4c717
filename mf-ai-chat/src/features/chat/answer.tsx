import { below, color, radius, space, type } from '@mall/design-tokens';
import { Link } from '@mall/mf-kit';
import { AssistantIcon, Button, ChevronRightIcon, RefreshIcon } from '@mall/ui-kit';
import { styled } from 'styled-components';
import { AnswerText } from './answer-text.tsx';
import { AudioAnswer } from './audio-answer.tsx';
import { CartResult } from './cart-result.tsx';
import type { AssistantMessage, Part } from './conversation.ts';
import { ProductCards } from './product-cards.tsx';
import type { CartWish } from './read-function.ts';

interface Props {
  answer: AssistantMessage;
  /** Given on the last answer only. */
  onRetry?: (() => void) | undefined;
  onAdd: (wish: CartWish) => void;
}

function Piece({ part, onAdd }: { part: Part; onAdd: Props['onAdd'] }) {
  if (part.kind === 'text') return <AnswerText text={part.text} />;
  if (part.kind === 'products') return <ProductCards skus={part.skus} />;
  if (part.kind === 'cart') return <CartResult part={part} onAdd={() => onAdd(part.wish)} />;
  if (part.kind === 'audio') return <AudioAnswer audio={part.audio} />;
  if (part.kind === 'page')
    return (
      <PageLink to={part.url}>
        打开：{part.title}
        <ChevronRightIcon size={12} />
      </PageLink>
    );
  return <Aside>助手想执行“{part.name}”，这个页面还做不到，请换个说法或自行操作。</Aside>;
}

/** One answer: text, cards and results as they come; how it ended, where it didn't end well. */
export function Answer({ answer: { id, parts, state, failure }, onRetry, onAdd }: Props) {
  // What was added once would be added again.
  const isAdded = parts.some((part) => part.kind === 'cart' && part.state === 'added');
  return (
    <Root id={`answer-${id}`} data-state={state}>
      <Sign aria-hidden="true">
        <AssistantIcon size={16} />
      </Sign>
      <div>
        {parts.map((part, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts only ever grow at the end
          <Piece key={at} part={part} onAdd={onAdd} />
        ))}
        {state === 'streaming' && <Dots role="status" aria-label="正在回答" />}
        {state === 'failed' && <Aside role="alert">没能回答完：{failure}</Aside>}
        {state === 'stopped' && <Aside>回答已停止</Aside>}
        {onRetry && !isAdded && (state === 'failed' || state === 'stopped') && (
          <div>
            <Button size="sm" icon={<RefreshIcon size={12} />} onClick={onRetry}>
              {state === 'failed' ? '重试' : '重新回答'}
            </Button>
          </div>
        )}
      </div>
    </Root>
  );
}

const Root = styled.article`
  display: grid;
  grid-template-columns: 32px minmax(0, 1fr);
  gap: ${space.md};
  & > div {
    display: grid;
    gap: ${space.md};
    align-content: start;
    padding-top: 5px;
  }
  ${below.tablet} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.xs};
  }
`;
const Sign = styled.span`
  display: grid;
  place-items: center;
  width: 32px;
  height: 32px;
  border: 1px solid ${color.accentLine};
  border-radius: ${radius.md};
  background: ${color.accentTint};
  color: ${color.accent};
`;
const Dots = styled.span`
  display: block;
  width: 8px;
  height: 16px;
  background: ${color.accent};
  animation: answer-caret 1s steps(2, jump-none) infinite;
  @keyframes answer-caret {
    to {
      opacity: 0;
    }
  }
`;
const Aside = styled.p`
  color: ${color.inkSecond};
  font-size: ${type.sizeTable};
`;
const PageLink = styled(Link)`
  display: inline-flex;
  gap: ${space.xs};
  align-items: center;
  justify-self: start;
  font-size: ${type.sizeTable};
`;
