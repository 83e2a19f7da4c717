import { below, color, space, type, zIndex } from '@mall/design-tokens';
import { staffRoleNames } from '@mall/domain/staff';
import { BrandMark, Button, Notice, ToastRegion } from '@mall/ui-kit';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { styled } from 'styled-components';
import { useMay, useSession } from '../session/session-context.ts';
import { useMinutesLeft } from '../session/session-end.ts';
import { Navigation } from './navigation.tsx';
import { SearchBox } from './search-box.tsx';

/** Head with the search and who is here, places at the side, the screen. Before the session ends it says so. */
export function WorkplaceFrame({ children }: { children: ReactNode }) {
  const { operator, signOut, renew, hasEnded } = useSession();
  const may = useMay();
  const minutes = useMinutesLeft();
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <Grid>
      <a className="skip-link" href="#work">
        跳到内容
      </a>
      <Head>
        <Link to="/" aria-label="百工商城工作台">
          <BrandMark size={22} />
          <b>工作台</b>
        </Link>
        {may('sales', 'credit', 'warehouse', 'finance') && <SearchBox />}
        <Who>
          <span title={operator.account}>
            {operator.name} <small>{operator.roles.map((role) => staffRoleNames[role]).join('、')}</small>
          </span>
          <Button size="sm" variant="quiet" onClick={() => void signOut()}>
            退出
          </Button>
        </Who>
      </Head>
      <Side>
        <Navigation />
      </Side>
      <Main id="work" ref={main} tabIndex={-1}>
        {(hasEnded || minutes !== undefined) && (
          <Notice
            tone="warning"
            live
            action={
              <Button size="sm" onClick={renew}>
                现在重新登录
              </Button>
            }
          >
            {hasEnded || minutes === 0 ? '登录已结束' : `登录将在 ${minutes} 分钟后结束`}，未提交的内容会保留在页面上。
          </Notice>
        )}
        {children}
      </Main>
      <ToastRegion />
    </Grid>
  );
}

const Grid = styled.div`
  --head: 52px;
  display: grid;
  grid-template: var(--head) 1fr / 200px minmax(0, 1fr);
  min-height: 100vh;
  ${below.tablet} { --head: 104px; grid-template: auto auto 1fr / minmax(0, 1fr); }
`;
const Head = styled.header`
  position: sticky;
  top: 0;
  z-index: ${zIndex.header};
  grid-column: 1 / -1;
  display: flex;
  align-items: center;
  gap: ${space.xl};
  padding: 0 ${space.xxl};
  border-bottom: 1px solid ${color.line};
  background: ${color.surface};
  > a { display: flex; align-items: center; gap: ${space.sm}; width: 152px; color: ${color.ink}; font-size: ${type.sizeLead}; white-space: nowrap; }
  > a:hover { text-decoration: none; }
  > a svg { color: ${color.accent}; }
  ${below.tablet} { flex-wrap: wrap; gap: ${space.xs} ${space.md}; padding: ${space.sm} ${space.lg}; > a { width: auto; } }
`;
const Who = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.md};
  min-width: 0;
  margin-left: auto;
  font-size: ${type.sizeTable};
  white-space: nowrap;
  span { overflow: hidden; text-overflow: ellipsis; }
  small { margin-left: ${space.xs}; color: ${color.inkSecond}; font-size: ${type.sizeLeast}; }
  ${below.tablet} { gap: ${space.xs}; button { height: 44px; } }
`;
const Side = styled.div`
  nav { position: sticky; top: var(--head); }
  ${below.tablet} { position: static; }
`;
const Main = styled.main`
  --layout-sticky-top: var(--head);
  min-width: 0;
  max-width: 1280px;
  padding: ${space.xs} ${space.xxl} ${space.page} ${space.md};
  outline: 0;
  ${below.tablet} { --layout-sticky-top: 0px; padding: 0 ${space.lg} ${space.page}; }
`;
