import { below, color, radius, space, type } from '@mall/design-tokens';
import { displayDate } from '@mall/domain/time';
import { Link, useCall, useNavigate, useSearchParams } from '@mall/mf-kit';
import { Body, Breadcrumb, EmptyPanel, ErrorPanel, PageSkeleton } from '@mall/ui-kit';
import { styled } from 'styled-components';
import { ListPages } from '../content/list-pages.tsx';
import { SearchForm } from '../content/search-form.tsx';
import { PageHead } from '../layout-parts.ts';
import { BookCover } from './book-cover.tsx';
import { bookKinds, booksCall, sizeText } from './catalogue-book-calls.ts';

/** Printed catalogues, by category and by brand (rule download 19). */
export function BookCentre() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { data, error, refresh } = useCall(booksCall(query));
  const [kind, keyword] = [query.get('kind') ?? '', query.get('keyword')?.trim() ?? ''];
  const to = (changed: { kind?: string; keyword?: string }) => {
    const words = new URLSearchParams(Object.entries({ kind, keyword, ...changed }).filter(([, value]) => value));
    return `/download/center${words.size ? `?${words}` : ''}`;
  };
  return (
    <Body>
      <Breadcrumb linkAs={Link} items={[{ label: '首页', href: '/' }, { label: '下载中心' }]} />
      <PageHead>
        <h1>下载中心</h1>
        <p>产品目录 PDF，含尺寸表、图纸与订货编码，数据更新后自动重新编制</p>
      </PageHead>
      <Bar>
        <nav aria-label="目录种类">
          {bookKinds.map(({ value, label }) => (
            <Link key={value} to={to({ kind: value })} aria-current={kind === value ? 'page' : undefined}>
              {label}
            </Link>
          ))}
        </nav>
        <SearchForm
          action="/download/center"
          label="搜索目录"
          placeholder="分类或品牌名称"
          maxLength={40}
          keyword={keyword}
          onSearch={(words) => void navigate(to({ keyword: words }))}
        />
      </Bar>
      {data ? (
        data.items.length > 0 ? (
          <Books>
            {data.items.map((book, at) => (
              <li key={book.id}>
                <Link to={`/download/${book.id}`}>
                  <BookCover book={book} priority={at < 6} />
                  <b>{book.title}</b>
                  <span>
                    {book.skuCount.toLocaleString('en-US')} 种规格
                    {book.pages > 0 ? ` · ${book.pages} 页 · ${sizeText(book.size)}` : ''}
                  </span>
                  <small>{book.madeAt ? `${displayDate(book.madeAt)}更新` : '打开即编制'}</small>
                </Link>
              </li>
            ))}
          </Books>
        ) : (
          <EmptyPanel
            title={keyword ? `没有找到“${keyword}”的目录` : '还没有目录'}
            action={<Link to="/download/center">查看全部目录</Link>}
          >
            可以换一个分类或品牌名称。
          </EmptyPanel>
        )
      ) : error ? (
        <ErrorPanel error={error} onRetry={() => void refresh()} />
      ) : (
        <PageSkeleton what="下载中心" variant="grid" count={12} />
      )}
      {data && <ListPages list={data} />}
    </Body>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space.md};
  padding-bottom: ${space.lg};
  & > nav { display: flex; gap: ${space.sm}; font-size: ${type.sizeTable}; }
  & > nav > a {
    padding: ${space.xs} ${space.lg};
    border: 1px solid ${color.line};
    border-radius: ${radius.full};
    background: ${color.surface};
    color: ${color.ink};
    line-height: 24px;
  }
  & > nav > a[aria-current] { border-color: ${color.accent}; color: ${color.accent}; font-weight: ${type.weightPart}; }
  & > form { display: flex; gap: ${space.sm}; width: min(100%, 360px); }
  ${below.tablet} {
    & > nav > a { padding-block: 10px; }
    & > form { width: 100%; }
  }
`;
const Books = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(176px, 1fr));
  gap: ${space.xl} ${space.lg};
  margin: 0;
  padding: 0 0 ${space.xxl};
  list-style: none;
  & a { display: grid; gap: ${space.hair}; color: ${color.ink}; }
  & a > b { padding-top: ${space.sm}; font-weight: ${type.weightPart}; }
  & a:hover > b { color: ${color.accent}; }
  & a > span, & a > small { color: ${color.inkSecond}; font-size: ${type.sizeTable}; }
  & a > small { font-size: ${type.sizeLeast}; }
  ${below.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space.lg} ${space.md};
  }
`;
