import type { Proposal } from '@mall/api-contract/assistant';
import { below, color, space, type } from '@mall/design-tokens';
import { Link } from '@mall/mf-kit';
import { ChevronRightIcon } from '@mall/ui-kit';
import { styled } from 'styled-components';
import { ActCard } from './act-card.tsx';
import { AnswerTable } from './answer-table.tsx';
import { AnswerText } from './answer-text.tsx';
import { AudioAnswer } from './audio-answer.tsx';
import type { Part } from './conversation.ts';
import { ProductCards } from './product-cards.tsx';
import { Suggestions } from './suggestions.tsx';

/** What may be pressed in an answer. */
export interface Presses {
  onAct: (proposal: Proposal) => void;
  onUndo: (proposal: Proposal) => void;
  onAsk: (question: string) => void;
}

/** One piece of an answer, as its kind is shown. */
export function AnswerPiece({ part, onAct, onUndo, onAsk }: { part: Part } & Presses) {
  if (part.kind === 'text') return <AnswerText text={part.text} />;
  if (part.kind === 'products') return <ProductCards skus={part.skus} />;
  if (part.kind === 'proposal') return <ActCard part={part} onAct={() => onAct(part.proposal)} onUndo={() => onUndo(part.proposal)} />;
  if (part.kind === 'table') return <AnswerTable part={part} />;
  if (part.kind === 'choices')
    return (
      <Suggestions
        label="可选的回答"
        words={part.answers.map(({ label }) => label)}
        onAsk={(word) => onAsk(part.answers.find(({ label }) => label === word)!.question)}
      />
    );
  if (part.kind === 'understood')
    return (
      <Suggestions
        label="理解为（按下去掉）"
        words={part.pieces.map(({ words }) => `${words} ×`)}
        onAsk={(word) => onAsk(part.pieces.find(({ words }) => `${words} ×` === word)!.question)}
      />
    );
  if (part.kind === 'audio') return <AudioAnswer audio={part.audio} />;
  if (part.kind === 'page')
    return (
      <PageLink to={part.url}>
        打开：{part.title}
        <ChevronRightIcon size={12} />
      </PageLink>
    );
  return <Unknown>助手想执行“{part.name}”，这个页面还做不到，请换个说法或自行操作。</Unknown>;
}

const Unknown = styled.p`
  color: ${color.inkSecond};
  font-size: ${type.sizeTable};
`;
const PageLink = styled(Link)`
  display: inline-flex;
  gap: ${space.xs};
  align-items: center;
  justify-self: start;
  font-size: ${type.sizeTable};
  ${below.tablet} {
    min-height: 44px;
  }
`;
