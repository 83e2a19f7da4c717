import { below, color, space, type, zIndex } from '@mall/design-tokens';
import { BrandMark, Button, ToastRegion } from '@mall/ui-kit';
import { type ReactNode, useEffect } from 'react';
import { NavLink, useLocation } from 'react-router';
import { styled } from 'styled-components';
import { useHealth, useStatus } from '../platform/use-platform.ts';
import { assess, groupTroubles } from '../topology/assess.ts';
import { Freshness } from './freshness.tsx';
import { places } from './places.ts';

interface Props {
  operator: string;
  onLeave: () => void;
  children: ReactNode;
}

/** The head with the screens, how fresh the figures are, who is signed in; below it the screen. */
export function DeskFrame({ operator, onLeave, children }: Props) {
  const { pathname } = useLocation();
  const { data: status } = useStatus();
  const { data: health } = useHealth();
  const faults = status ? groupTroubles(assess(status, health).troubles).filter(({ level }) => level === 'danger').length : 0;
  useEffect(() => {
    const place = places.find(({ path }) => (path === '/' ? pathname === '/' : pathname.startsWith(path)));
    // Seen in a tab that isn't on top, too.
    document.title = `${faults ? `（${faults} 处故障）` : ''}${place?.label ?? '拓扑'} - 运维台`;
  }, [pathname, faults]);
  return (
    <>
      <a className="skip-link" href="#desk-main">
        跳到内容
      </a>
      <Head>
        <Name>
          <BrandMark size={22} />
          <b>运维台</b>
        </Name>
        <nav aria-label="运维台">
          {places.map(({ path, label }) => (
            <NavLink key={path} to={path} end={path === '/'}>
              {label}
            </NavLink>
          ))}
        </nav>
        <Freshness />
        <a href="/_debug/">单独调试</a>
        <a href="/">商城</a>
        <span>{operator}</span>
        <Button size="sm" variant="quiet" onClick={onLeave}>
          退出
        </Button>
      </Head>
      <Main id="desk-main" tabIndex={-1}>
        {children}
      </Main>
      <ToastRegion />
    </>
  );
}

const Head = styled.header`
  position: sticky;
  top: 0;
  z-index: ${zIndex.header};
  display: flex;
  align-items: center;
  gap: ${space.lg};
  height: 48px;
  padding: 0 ${space.xl};
  background: ${color.surface};
  border-bottom: 1px solid ${color.line};
  font-size: ${type.sizeTable};
  nav { display: flex; align-self: stretch; flex: 1; gap: ${space.xs}; margin-left: ${space.md}; }
  nav a {
    display: flex;
    align-items: center;
    padding: 2px ${space.md} 0;
    border-bottom: 2px solid transparent;
    color: ${color.inkSecond};
    font-size: ${type.sizeText};
  }
  nav a:hover { color: ${color.ink}; text-decoration: none; }
  nav a[aria-current='page'] { color: ${color.accent}; border-color: ${color.accent}; font-weight: ${type.weightStrong}; }
  > a { white-space: nowrap; }
  ${below.desktop} {
    flex-wrap: wrap;
    gap: 0 ${space.md};
    height: auto;
    padding: ${space.xs} ${space.lg};
    nav { order: 1; flex-wrap: wrap; width: 100%; margin: 0; }
    nav a { height: 40px; }
    > nav + * { margin-left: auto; }
  }
  ${below.tablet} {
    position: static;
    > a { display: inline-flex; align-items: center; min-height: 44px; }
    nav a { height: 44px; }
  }
`;
const Name = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space.sm};
  svg { color: ${color.accent}; }
  b { font-size: ${type.sizeLead}; }
`;
const Main = styled.main`
  --layout-sticky-top: 48px;
  padding: 0 ${space.xl} ${space.section};
  outline: 0;
  ${below.tablet} {
    --layout-sticky-top: 0px;
    padding: 0 ${space.lg} ${space.section};
  }
`;
