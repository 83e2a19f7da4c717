import { below, color, layout, radius, space, type } from '@mall/design-tokens';
import { displayDate } from '@mall/domain/time';
import { type CallOutput, Link, useCall, useParams, useSearchParams } from '@mall/mf-kit';
import { styled } from 'styled-components';
import { Parts } from '../../../parts/content/blocks/block-parts.ts';
import { ContentBlocks } from '../../../parts/content/blocks/content-blocks.tsx';
import { articleCall } from '../../../parts/content/content-calls.ts';
import { PageFrame } from '../../../parts/content/page-frame.tsx';

type Answer = CallOutput<'content.getMallNews'>;

/** A piece of news or an article: title, text at a measure to be read, contents and others of its theme beside it. */
export default function ArticlePage() {
  const { id } = useParams();
  const [query] = useSearchParams();
  const read = articleCall(id, query);
  const { data, error, refresh } = useCall(read ?? null);
  return (
    <PageFrame
      what="这篇文章"
      crumbs={(known) => [
        known?.page.kind === 'news' ? { label: '商城公告', href: '/news' } : { label: '选型知识', href: '/zhishi' },
        { label: known?.page.title ?? '文章' },
      ]}
      data={data}
      error={error}
      onRetry={refresh}
      isNowhere={!read}
      isPreview={data?.page.isPreview}
    >
      {(answer) => <Article answer={answer} />}
    </PageFrame>
  );
}

function Article({ answer: { page, others } }: { answer: Answer }) {
  const { kind, title, summary, topic, publishedAt, updatedAt, blocks } = page;
  const headings = blocks.flatMap((block) => (block.kind === 'text' ? block.headings : []));
  return (
    <Columns>
      <article>
        <Head>
          <h1>{title}</h1>
          {kind === 'article' && <p>{summary}</p>}
          <small>
            {topic && `${topic}　`}
            {displayDate(publishedAt)} 发布{updatedAt.slice(0, 10) > publishedAt.slice(0, 10) && `　${displayDate(updatedAt)} 更新`}
          </small>
        </Head>
        <Parts>
          <ContentBlocks blocks={blocks} />
        </Parts>
      </article>
      <Aside>
        {headings.length > 1 && (
          <nav aria-label="目录">
            <h2>目录</h2>
            {headings.map((heading) => (
              <a key={heading.id} href={`#${heading.id}`}>
                {heading.text}
              </a>
            ))}
          </nav>
        )}
        {others.items.length > 0 && (
          <nav aria-label={kind === 'news' ? '其他公告' : '相关文章'}>
            <h2>{kind === 'news' ? '其他公告' : '相关文章'}</h2>
            {others.items.map((one) => (
              <Link key={one.id} to={one.url}>
                {one.title}
              </Link>
            ))}
          </nav>
        )}
      </Aside>
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 264px;
  gap: ${space.xxl};
  align-items: start;
  padding-top: ${space.md};
  & > article {
    padding: ${space.xxl};
    border: 1px solid ${color.line};
    border-radius: ${radius.md};
    background: ${color.surface};
  }
  ${below.desktop} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.md};
  }
  ${below.tablet} {
    & > article {
      padding: ${space.lg};
    }
  }
`;
const Head = styled.header`
  padding-bottom: ${space.xl};
  & > h1 {
    font-size: ${type.sizeDisplay};
    text-wrap: balance;
  }
  & > p {
    max-width: 42em;
    padding-top: ${space.md};
    color: ${color.inkSecond};
    font-size: ${type.sizeLead};
    line-height: 1.7;
  }
  & > small {
    display: block;
    padding-top: ${space.md};
    color: ${color.inkSecond};
    font-size: ${type.sizeTable};
  }
`;
const Aside = styled.div`
  position: sticky;
  top: calc(${layout.stickyTop} + ${space.md});
  display: grid;
  gap: ${space.xl};
  max-height: calc(100vh - ${layout.stickyTop} - ${space.xxl});
  padding-bottom: ${space.xxl};
  overflow-y: auto;
  font-size: ${type.sizeTable};
  & h2 {
    padding-bottom: ${space.sm};
    font-size: ${type.sizeText};
  }
  & a {
    display: block;
    padding: 6px 0;
    color: ${color.inkSecond};
    line-height: 1.5;
  }
  & a:hover {
    color: ${color.accent};
  }
  ${below.desktop} {
    position: static;
    max-height: none;
  }
  ${below.tablet} {
    & a {
      padding-block: 12px;
    }
  }
`;
