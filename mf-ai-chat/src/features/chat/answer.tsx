import { below, color, radius, space, type } from '@mall/design-tokens';
import { AssistantIcon, Button, FailureIcon, RefreshIcon } from '@mall/ui-kit';
import { styled } from 'styled-components';
import { AnswerPiece, type Presses } from './answer-piece.tsx';
import type { AssistantMessage } from './conversation.ts';
import { handFocusOn } from './hand-focus-on.ts';
import { ReadAloud } from './read-aloud.tsx';

interface Props extends Presses {
  answer: AssistantMessage;
  /** Given on the last answer only. */
  onRetry?: (() => void) | undefined;
}

/** One answer: text, cards and results as they come; how it ended, where it didn't end well. */
export function Answer({ answer: { id, parts, state, failure }, onRetry, ...presses }: Props) {
  // What was done once would be done again.
  const isDone = parts.some((part) => part.kind === 'proposal' && part.state === 'done');
  return (
    <Root id={`answer-${id}`} data-state={state}>
      <Sign aria-hidden="true">
        <AssistantIcon size={16} />
      </Sign>
      <div>
        {parts.map((part, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts only ever grow at the end
          <AnswerPiece key={at} part={part} {...presses} />
        ))}
        {state === 'done' && !parts.some(({ kind }) => kind === 'audio') && (
          <ReadAloud text={parts.map((part) => (part.kind === 'text' ? part.text : '')).join('\n')} />
        )}
        {state === 'streaming' && <Dots role="status" aria-label="正在回答" />}
        {state === 'failed' && (
          <Aside role="alert">
            <FailureIcon size={16} />
            没能回答完：{failure}
          </Aside>
        )}
        {state === 'stopped' && <Aside>回答已停止</Aside>}
        {onRetry && !isDone && (state === 'failed' || state === 'stopped') && (
          <div>
            <Button
              size="sm"
              icon={<RefreshIcon size={12} />}
              onClick={({ currentTarget }) => {
                handFocusOn(currentTarget);
                onRetry();
              }}
            >
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
    & > div {
      padding-top: 0;
    }
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
  ${below.tablet} {
    display: none;
  }
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
  display: flex;
  gap: ${space.xs};
  align-items: center;
  color: ${color.inkSecond};
  font-size: ${type.sizeTable};
  & > svg {
    flex: none;
    color: ${color.danger};
  }
`;
