import { below, color, radius, space, type } from '@mall/design-tokens';
import { displayDate } from '@mall/domain/time';
import { type CallOutput, usePlatform } from '@mall/mf-kit';
import { Button } from '@mall/ui-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Parts } from '../../../parts/content/blocks/block-parts.ts';
import { ContentBlocks } from '../../../parts/content/blocks/content-blocks.tsx';

type Article = CallOutput<'content.getMallHelpCenterById'>;

/** An article of the help centre, and whether it was of use. */
export const HelpArticle = ({ article: { id, name, groupName, updatedAt, blocks } }: { article: Article }) => (
  <Sheet>
    <h1>{name}</h1>
    <small>
      {groupName}　{displayDate(updatedAt)} 更新
    </small>
    <Parts>
      <ContentBlocks blocks={blocks} />
    </Parts>
    <Vote id={id} />
  </Sheet>
);

/** Counted once a person; another answer changes the first (rule content 35). */
function Vote({ id }: { id: number }) {
  const { sdk } = usePlatform();
  const [state, setState] = useState<'open' | 'busy' | 'done' | 'failed'>('open');
  const vote = async (isUseful: boolean) => {
    setState('busy');
    setState(
      await sdk.content.voteContent({ id, isUseful }).then(
        () => 'done' as const,
        () => 'failed' as const,
      ),
    );
  };
  return (
    <Asked aria-live="polite">
      <span>{state === 'done' ? '感谢您的反馈' : state === 'failed' ? '没有提交成功，请稍后再试' : '这篇文章是否有用？'}</span>
      {state !== 'done' && (
        <>
          <Button size="sm" disabled={state === 'busy'} onClick={() => void vote(true)}>
            有用
          </Button>
          <Button size="sm" disabled={state === 'busy'} onClick={() => void vote(false)}>
            没有用
          </Button>
        </>
      )}
    </Asked>
  );
}

const Sheet = styled.article`
  padding: ${space.xxl};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  & > h1 {
    font-size: ${type.sizeDisplay};
  }
  & > small {
    display: block;
    padding: ${space.sm} 0 ${space.xl};
    color: ${color.inkSecond};
    font-size: ${type.sizeTable};
  }
  ${below.tablet} {
    padding: ${space.lg};
  }
`;
const Asked = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.sm} ${space.md};
  padding-top: ${space.lg};
  border-top: 1px solid ${color.line};
`;
