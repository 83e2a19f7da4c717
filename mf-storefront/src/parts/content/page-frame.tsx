import { color, space, type } from '@mall/design-tokens';
import { type CallFailure, Link } from '@mall/mf-kit';
import { Body, Breadcrumb, ErrorPanel, Notice, PageSkeleton } from '@mall/ui-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { NotFound } from '../not-found.tsx';

interface Props<Data> {
  crumbs: (data: Data | undefined) => { label: string; href?: string }[];
  what: string;
  data: Data | undefined;
  error: CallFailure | undefined;
  onRetry: () => void;
  /** The address names nothing at all. */
  isNowhere?: boolean;
  isPreview?: boolean | undefined;
  children: (data: Data) => ReactNode;
}

/** A page of content in its faces: there, waiting, failed, never there, gone (rule content 23), or not published yet. */
export function PageFrame<Data>({ crumbs, what, data, error, onRetry, isNowhere = false, isPreview = false, children }: Props<Data>) {
  if (error?.reason === 'CONTENT_GONE') return <NotFound title="这个页面已下线">内容已经下线，可以从下面继续。</NotFound>;
  if (isNowhere || error?.reason === 'CONTENT_NOT_FOUND' || error?.reason === 'HELP_NOT_FOUND')
    return <NotFound title={`没有找到${what}`}>地址可能有误，或内容还没有发布。</NotFound>;
  return (
    <Body>
      <Breadcrumb linkAs={Link} items={[{ label: '首页', href: '/' }, ...crumbs(data)]} />
      {isPreview && <Notice tone="warning">预览：这一版还没有发布，只有拿到此地址的编辑能看到。</Notice>}
      {data !== undefined ? (
        children(data)
      ) : error ? (
        <ErrorPanel error={error} onRetry={onRetry} />
      ) : (
        <PageSkeleton what={what} variant="panel" count={10} />
      )}
    </Body>
  );
}

/** Items below each other, to be chosen from: title, what it says, day. */
export function HeadList({ items }: { items: readonly { id: number; title: string; summary: string; url: string; note?: string }[] }) {
  return (
    <List>
      {items.map(({ id, title, summary, url, note }) => (
        <li key={id}>
          <Link to={url}>{title}</Link>
          {note && <small>{note}</small>}
          {summary && <p>{summary}</p>}
        </li>
      ))}
    </List>
  );
}

const List = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    padding: ${space.lg} 0;
    border-top: 1px solid ${color.line};
  }
  & > li:first-child {
    border-top: 0;
  }
  & a {
    display: inline-block;
    margin-right: ${space.md};
    padding-block: 10px;
    color: ${color.ink};
    font-size: ${type.sizeLead};
    font-weight: ${type.weightStrong};
  }
  & a:hover {
    color: ${color.accent};
  }
  & small {
    color: ${color.inkSecond};
    font-size: ${type.sizeTable};
    white-space: nowrap;
  }
  & p {
    max-width: 52em;
    color: ${color.inkSecond};
    line-height: 1.7;
  }
`;
