import { below, color, radius, space, type } from '@mall/design-tokens';
import { Link, useCall, useNavigate, useSearchParams } from '@mall/mf-kit';
import { EmptyPanel } from '@mall/ui-kit';
import { styled } from 'styled-components';
import { articlesCall } from '../../../parts/content/content-calls.ts';
import { ListPages } from '../../../parts/content/list-pages.tsx';
import { HeadList, PageFrame } from '../../../parts/content/page-frame.tsx';
import { SearchForm } from '../../../parts/content/search-form.tsx';
import { PageHead, Paper } from '../../../parts/layout-parts.ts';

/** Articles that help to choose, by theme and by words, five a page (rule content 32). */
export default function ArticlesPage() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { data, error, refresh } = useCall(articlesCall(query));
  const [topic, keyword] = [query.get('topic') ?? '', query.get('keyword') ?? ''];
  const search = (text: string) => void navigate(text ? `/zhishi?keyword=${encodeURIComponent(text)}` : '/zhishi');
  return (
    <PageFrame what="选型知识" crumbs={() => [{ label: '选型知识' }]} data={data} error={error} onRetry={refresh}>
      {(list) => (
        <>
          <PageHead>
            <h1>选型知识</h1>
            <p>尺寸、标准、材质与算法，数据注明出处</p>
          </PageHead>
          <Bar>
            <SearchForm action="/zhishi" label="搜索选型知识" placeholder="例如 螺纹底孔、IP65" keyword={keyword} onSearch={search} />
            <nav aria-label="主题">
              <Link to="/zhishi" aria-current={!topic && !keyword ? 'page' : undefined}>
                全部
              </Link>
              {list.topics.map(({ name, count }) => (
                <Link key={name} to={`/zhishi?topic=${encodeURIComponent(name)}`} aria-current={topic === name ? 'page' : undefined}>
                  {name} <small>{count}</small>
                </Link>
              ))}
            </nav>
          </Bar>
          <Paper style={{ padding: '0 24px' }}>
            {list.items.length > 0 ? (
              <HeadList items={list.items.map((one) => ({ ...one, note: one.topic }))} />
            ) : (
              <EmptyPanel title={keyword ? `没有找到“${keyword}”` : '这里还没有文章'} action={<Link to="/zhishi">查看全部文章</Link>}>
                可以换一个说法，或按主题查看。
              </EmptyPanel>
            )}
          </Paper>
          <ListPages list={list} />
        </>
      )}
    </PageFrame>
  );
}

const Bar = styled.div`
  display: grid;
  gap: ${space.md};
  padding-bottom: ${space.md};
  & > form {
    display: flex;
    gap: ${space.sm};
    max-width: 480px;
  }
  & > nav {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.sm};
    font-size: ${type.sizeTable};
  }
  & > nav > a {
    padding: ${space.xs} ${space.md};
    border: 1px solid ${color.line};
    border-radius: ${radius.full};
    background: ${color.surface};
    color: ${color.ink};
  }
  & > nav > a[aria-current] {
    border-color: ${color.accent};
    color: ${color.accent};
    font-weight: ${type.weightPart};
  }
  & small {
    color: ${color.inkSecond};
    font-size: inherit;
  }
  ${below.tablet} {
    & > nav > a {
      padding-block: 12px;
    }
  }
`;
