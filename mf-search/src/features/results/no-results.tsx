import { below, color, space, type } from '@mall/design-tokens';
import { type FilterWays, hasFilters, withoutFilters } from '@mall/mall-parts/catalogue';
import { Link } from '@mall/mf-kit';
import { Button, ButtonLink, EmptyPanel } from '@mall/ui-kit';
import { styled } from 'styled-components';
import { HotWords } from './hot-words.tsx';
import type { SearchResult } from './results-call.ts';
import type { SearchFilters } from './search-filters.ts';
import { Understood } from './understood.tsx';

/** Nothing found: because of the filters, or because of the words. Either way, what to do next. */
export function NoResults({ ways: { filters, apply }, result }: { ways: FilterWays<SearchFilters>; result: SearchResult }) {
  if (hasFilters(filters))
    return (
      <EmptyPanel title="没有符合条件的商品" action={<Button onClick={() => apply(withoutFilters(filters))}>清除全部筛选</Button>}>
        去掉一个筛选条件试试，或清除筛选看全部结果。
      </EmptyPanel>
    );
  return (
    <EmptyPanel
      title={`没有找到与“${filters.keyword}”相关的商品`}
      action={
        <Ways>
          <div>
            <ButtonLink as={Link} to={`/customer/createinquiryv2?q=${encodeURIComponent(filters.keyword.slice(0, 500))}`}>
              去询价
            </ButtonLink>
            <ButtonLink as={Link} to="/sitemap">
              浏览全部分类
            </ButtonLink>
            <ButtonLink as={Link} to={`/ai?q=${encodeURIComponent(`有没有${filters.keyword}`.slice(0, 500))}`}>
              问问智能助手
            </ButtonLink>
          </div>
          <HotWords />
        </Ways>
      }
    >
      <Understood result={result} />
      <Hints>
        <li>检查有没有错字，或换一个叫法</li>
        <li>少写几个词，例如只写名称和规格</li>
        <li>型号只写中间的一段也能找到</li>
      </Hints>
    </EmptyPanel>
  );
}

const Ways = styled.div`
  display: grid;
  gap: ${space.xl};
  & > div {
    display: flex;
    justify-content: center;
    gap: ${space.md};
  }
  ${below.tablet} {
    & > div {
      flex-wrap: wrap;
    }
  }
`;
const Hints = styled.ul`
  display: inline-block;
  color: ${color.inkSecond};
  font-size: ${type.sizeTable};
  text-align: left;
  & > li::before {
    content: '· ';
  }
`;
