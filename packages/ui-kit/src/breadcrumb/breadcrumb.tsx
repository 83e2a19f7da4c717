import { below, color, space, type } from '@mall/design-tokens';
import type { ElementType } from 'react';
import { styled } from 'styled-components';
import { ChevronRightIcon } from '../icon/sign-icons.tsx';

export type Crumb = { label: string /** The last crumb, the page itself, needs none. */; href?: string };

export type BreadcrumbProps = {
  items: readonly Crumb[];
  /** The router's link component, given `to` and `href`; a plain anchor by default. */
  linkAs?: ElementType;
};

/** Where this page stands: 首页 › 紧固件 › 内六角螺钉. */
export const Breadcrumb = ({ items, linkAs: Link = 'a' }: BreadcrumbProps) => (
  <nav aria-label="面包屑">
    <List>
      {items.map(({ label, href }, at) => {
        const last = at === items.length - 1;
        return (
          <li key={`${href}${label}`}>
            {href && !last ? (
              <Link {...(Link === 'a' ? { href } : { to: href })}>{label}</Link>
            ) : (
              <span aria-current={last ? 'page' : undefined}>{label}</span>
            )}
            {!last && <ChevronRightIcon size={12} />}
          </li>
        );
      })}
    </List>
  </nav>
);

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  color: ${color.inkSecond};
  font-size: ${type.sizeTable};
  & > li {
    display: inline-flex;
    align-items: center;
  }
  & svg {
    margin: 0 ${space.xs};
    color: ${color.inkDisabled};
  }
  & a {
    color: ${color.inkSecond};
    &:hover {
      color: ${color.accent};
    }
  }
  & [aria-current] {
    color: ${color.ink};
  }
  ${below.tablet} {
    & a {
      padding: ${space.md} 0;
    }
    & > li > span {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }
`;
