import { color, radius, space, type } from '@mall/design-tokens';
import { Link, type SlotProps, useCall } from '@mall/mf-kit';
import { styled } from 'styled-components';
import { hotWordsCall } from '../parts/hot-words-call.ts';
import { WordList } from '../parts/word-list.tsx';

/** The first words of this area's page, for pages of other areas; nothing while they aren't known. */
export default function NewAreaCard({ count = 3 }: SlotProps['new-area-card']) {
  const { data } = useCall(hotWordsCall());
  if (!data?.keywords.length) return null;
  return (
    <Card aria-label="新区域">
      <WordList words={data.keywords.slice(0, count)} label="大家在搜" />
      <Link to="/new-area">查看全部</Link>
    </Card>
  );
}

const Card = styled.section`
  display: flex;
  align-items: center;
  gap: ${space.md};
  padding: ${space.md};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  font-size: ${type.sizeTable};
`;
