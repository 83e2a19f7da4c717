import { below, color, radius, space, type } from '@mall/design-tokens';
import { type CallOutput, Link } from '@mall/mf-kit';
import { EmptyPanel } from '@mall/ui-kit';
import { styled } from 'styled-components';
import { PageTitle } from '../layout-parts.ts';
import { ListPages } from './list-pages.tsx';

/** All pages of a folder, to choose from. */
export const FolderList = ({ title, list }: { title: string; list: CallOutput<'content.getContentPagedList'> }) => (
  <>
    <PageTitle>{title}</PageTitle>
    {list.items.length > 0 ? (
      <Grid>
        {list.items.map((page) => (
          <Link key={page.id} to={page.url}>
            <b>{page.title}</b>
            <span>{page.summary}</span>
          </Link>
        ))}
      </Grid>
    ) : (
      <EmptyPanel title="这里还没有页面" action={<Link to="/sitemap">浏览全部分类</Link>}>
        可以从全部分类里挑选。
      </EmptyPanel>
    )}
    <ListPages list={list} />
  </>
);

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 280px), 1fr));
  gap: ${space.md};
  padding-bottom: ${space.xl};
  & > a {
    display: block;
    padding: ${space.lg};
    border: 1px solid ${color.line};
    border-radius: ${radius.md};
    background: ${color.surface};
    color: ${color.ink};
  }
  & > a:hover {
    border-color: ${color.accent};
    text-decoration: none;
  }
  & b {
    display: block;
    font-size: ${type.sizeText};
  }
  & span {
    display: -webkit-box;
    overflow: hidden;
    padding-top: ${space.xs};
    color: ${color.inkSecond};
    font-size: ${type.sizeTable};
    line-height: 1.6;
    -webkit-line-clamp: 2;
    -webkit-box-orient: vertical;
  }
  ${below.tablet} {
    gap: ${space.sm};
  }
`;
