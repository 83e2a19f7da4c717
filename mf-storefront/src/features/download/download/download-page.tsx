import { below, color, radius, space, type } from '@mall/design-tokens';
import { displayDate } from '@mall/domain/time';
import { Link, useCall, useParams } from '@mall/mf-kit';
import { Body, Breadcrumb, ButtonLink, ErrorPanel, PageSkeleton } from '@mall/ui-kit';
import { styled } from 'styled-components';
import { BookCentre } from '../../../parts/download/book-centre.tsx';
import { BookCover } from '../../../parts/download/book-cover.tsx';
import { bookCall, sizeText } from '../../../parts/download/catalogue-book-calls.ts';
import { NotFound } from '../../../parts/not-found.tsx';
import { BookButtons } from './book-buttons.tsx';

const pollMs = 3000;

/** /download/{id}, without an id what there is. */
export default function DownloadPage() {
  const { id } = useParams();
  return id ? <CatalogueBook id={id} /> : <BookCentre />;
}

/** One catalogue: what is in it, to look at and to save; one that isn't made yet says how far it is (rules download 19, 22). */
function CatalogueBook({ id }: { id: string }) {
  const read = bookCall(id);
  const {
    data: book,
    error,
    refresh,
  } = useCall(read ?? null, {
    refreshInterval: (now) => (now && now.state !== 'ready' && now.state !== 'failed' ? pollMs : 0),
  });
  if (!read || error?.reason === 'CATALOGUE_BOOK_NOT_FOUND')
    return <NotFound title="没有找到这本目录">它可能已经下架，可以在下载中心查看其他目录。</NotFound>;
  return (
    <Body>
      <Breadcrumb
        linkAs={Link}
        items={[{ label: '首页', href: '/' }, { label: '下载中心', href: '/download/center' }, { label: book?.title ?? '目录' }]}
      />
      {book ? (
        <Root>
          <BookCover book={book} priority />
          <div>
            <h1>
              {book.title} {book.kindName}
            </h1>
            <Facts>
              {[
                ['规格', `${book.skuCount.toLocaleString('en-US')} 种`],
                ...(book.pages > 0
                  ? [
                      ['页数', `${book.pages} 页`],
                      ['文件', `PDF，${sizeText(book.size)}`],
                    ]
                  : []),
                ...(book.madeAt ? [['更新', displayDate(book.madeAt)]] : []),
              ].map(([name, text]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </Facts>
            <BookButtons key={book.id} book={book} onAsked={() => void refresh()} />
            <p>目录不含价格，登录后可在商品页查看。</p>
            <ButtonLink as={Link} to={book.goodsUrl}>
              在线选购
            </ButtonLink>
            {book.entries.length > 0 && (
              <section aria-label="章节">
                <h2>章节</h2>
                <ol>
                  {book.entries.map(({ title, level, page }, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: two chapters may have a section of one name
                    <li key={at} data-level={level}>
                      <span>{title}</span>
                      <span>{page}</span>
                    </li>
                  ))}
                </ol>
              </section>
            )}
          </div>
        </Root>
      ) : error ? (
        <ErrorPanel error={error} onRetry={() => void refresh()} />
      ) : (
        <PageSkeleton what="目录" variant="panel" count={10} />
      )}
    </Body>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: 300px minmax(0, 1fr);
  gap: ${space.section};
  align-items: start;
  margin: ${space.sm} 0 ${space.xxl};
  padding: ${space.section};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  & h1 { font-size: ${type.sizeDisplay}; line-height: ${type.lineTitle}; }
  & p { padding: ${space.lg} 0 ${space.sm}; color: ${color.inkSecond}; font-size: ${type.sizeTable}; }
  & h2 { padding: ${space.xxl} 0 ${space.sm}; font-size: ${type.sizeLead}; }
  & ol { max-width: 560px; margin: 0; padding: 0; list-style: none; }
  & ol > li { display: flex; justify-content: space-between; gap: ${space.lg}; padding: ${space.xs} 0; color: ${color.inkSecond}; font-size: ${type.sizeTable}; }
  & ol > li[data-level='1'] { margin-top: ${space.xs}; padding-top: ${space.sm}; border-top: 1px solid ${color.line}; color: ${color.ink}; font-weight: ${type.weightPart}; }
  & ol > li[data-level='2'] > span:first-child { padding-left: ${space.lg}; }
  ${below.tablet} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.xl};
    padding: ${space.lg};
    & > :first-child { width: 176px; }
  }
`;
const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.md} ${space.xxl};
  margin: 0;
  padding: ${space.lg} 0 ${space.xl};
  & dt { color: ${color.inkSecond}; font-size: ${type.sizeTable}; }
  & dd { margin: 0; font-weight: ${type.weightPart}; }
`;
