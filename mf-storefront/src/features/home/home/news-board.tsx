import { below, color, radius, space, type } from '@mall/design-tokens';
import { displayDate } from '@mall/domain/time';
import { type CallOutput, Link } from '@mall/mf-kit';
import { styled } from 'styled-components';
import { SectionHead } from '../../../parts/layout-parts.ts';

/** What the mall announces, each whole: date, title and its few sentences. */
export function NewsBoard({ news }: { news: CallOutput<'home.getMallIndex'>['newsData'] }) {
  if (!news.length) return null;
  return (
    <section aria-labelledby="news-title">
      <SectionHead>
        <h2 id="news-title">商城公告</h2>
        <p>发货、结算与服务的最新安排</p>
        <Link to="/news">全部公告</Link>
      </SectionHead>
      <Board>
        {news.map(({ id, title, text, url, publishedAt }) => (
          <li key={id}>
            <article aria-labelledby={`news-${id}`}>
              <time dateTime={publishedAt}>{displayDate(publishedAt)}</time>
              <h3 id={`news-${id}`}>
                <Link to={url}>{title}</Link>
              </h3>
              <p>{text}</p>
            </article>
          </li>
        ))}
      </Board>
    </section>
  );
}

const Board = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  & > li {
    padding: ${space.lg};
  }
  & > li + li {
    border-left: 1px solid ${color.line};
  }
  & time {
    color: ${color.inkThird};
    font-size: ${type.sizeLeast};
  }
  & h3 {
    margin: ${space.xs} 0;
    font-size: ${type.sizeText};
  }
  & h3 > a {
    display: inline-block;
    color: ${color.ink};
  }
  & p {
    color: ${color.inkSecond};
    font-size: ${type.sizeTable};
  }
  ${below.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    & > li:nth-child(n + 3) {
      border-top: 1px solid ${color.line};
    }
    & > li:nth-child(odd) {
      border-left: 0;
    }
  }
  ${below.tablet} {
    grid-template-columns: minmax(0, 1fr);
    & h3 {
      margin: 0;
    }
    & h3 > a {
      padding-block: 12px;
    }
    & > li + li {
      border-top: 1px solid ${color.line};
      border-left: 0;
    }
  }
`;
