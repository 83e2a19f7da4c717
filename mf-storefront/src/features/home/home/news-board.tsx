import { below, color, radius, space, type } from '@mall/design-tokens';
import { displayDate } from '@mall/domain/time';
import type { CallOutput } from '@mall/mf-kit';
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
      </SectionHead>
      <Board>
        {news.map(({ id, title, text, publishedAt }) => (
          <li key={id}>
            <article aria-labelledby={`news-${id}`}>
              <time dateTime={publishedAt}>{displayDate(publishedAt)}</time>
              <h3 id={`news-${id}`}>{title}</h3>
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
    & > li + li {
      border-top: 1px solid ${color.line};
      border-left: 0;
    }
  }
`;
