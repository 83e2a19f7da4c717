import { below, color, space, type } from '@mall/design-tokens';
import { insteadTexts } from '@mall/domain/search';
import { SkipToList } from '@mall/mall-parts/catalogue';
import { Notice } from '@mall/ui-kit';
import { styled } from 'styled-components';
import type { SearchResult } from './results-call.ts';

interface Props {
  result: SearchResult;
  keyword: string;
}

/** What was searched for and how much there is; what was searched instead of it; and when nothing fits exactly, that too. */
export const ResultsHead = ({ result, keyword }: Props) => {
  const { total, isEstimated, correctedKeyword, isPerfectMatch, relaxed, understood } = result;
  const instead = insteadTexts(relaxed, understood);
  const fit = understood.filter(({ kind, text, shown }) => kind === 'quality' && text !== shown);
  return (
    <>
      <Head>
        <h1>“{keyword}”的搜索结果</h1>
        <SkipToList />
        <p role="status">
          共 {isEstimated && '约 '}
          <b>{total.toLocaleString('en-US')}</b> 种商品
        </p>
        {correctedKeyword && total > 0 && (
          <p>
            已为您显示“<b>{correctedKeyword}</b>”的结果
          </p>
        )}
        {total > 0 &&
          fit.map(({ text, shown }) => (
            <p key={text}>
              “{text}”已按<b>{shown}</b>等查找
            </p>
          ))}
      </Head>
      {!isPerfectMatch && total > 0 && (
        <Similar>
          <Notice>{instead.length > 0 ? `${instead.join('；')}。` : '未找到完全匹配的商品，以下为您推荐的相似商品'}</Notice>
        </Similar>
      )}
    </>
  );
};

const Head = styled.header`
  display: flex;
  align-items: baseline;
  gap: ${space.md};
  padding: ${space.xs} 0 ${space.md};
  & > h1 {
    max-width: 720px;
    /* A full-width quotation mark is half empty. */
    margin-left: -0.4em;
    overflow: hidden;
    font-size: ${type.sizeTitle};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > p {
    color: ${color.inkSecond};
    font-size: ${type.sizeTable};
  }
  & b {
    color: ${color.ink};
    font-weight: ${type.weightStrong};
  }
  ${below.tablet} {
    flex-wrap: wrap;
    gap: 0 ${space.md};
    & > h1 {
      white-space: normal;
    }
  }
`;
const Similar = styled.div`
  margin-bottom: ${space.lg};
`;
