import { Link, useCall, useSession } from '@mall/mf-kit';
import { Badge, ChevronRightIcon, MenuIcon } from '@mall/ui-kit';
import { useEffect, useId, useRef } from 'react';
import { useSiteFacts } from '../../platform/site-facts.ts';
import { FrameBanners } from '../banners/frame-banners.tsx';
import { Block } from '../block.tsx';
import { creditInfoCall } from '../frame-data.ts';
import { useFrameRoute } from '../frame-route.ts';
import { Certification } from './certification.tsx';
import { menuGroups } from './menu-groups.ts';
import { useMenuCounts } from './use-menu-counts.ts';

const layouts = new Set(['customer-centre', 'customer-orders']);

/** The customer centre's menu at the left, in its layouts only. */
export function CustomerMenu() {
  return useFrameRoute(({ layout }) => layouts.has(layout)) ? <Menu /> : null;
}

function Menu() {
  const id = useId();
  const drawer = useRef<HTMLElement>(null);
  const session = useSession();
  const pathname = useFrameRoute((route) => route.pathname);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page means that one was chosen
  useEffect(() => drawer.current?.hidePopover?.(), [pathname]);
  const { menu = [] } = useSiteFacts();
  const { data: credit, error } = useCall(session.signedIn ? creditInfoCall() : null);
  const groups = menuGroups(menu, session, credit);
  const counts = useMenuCounts();
  const current = groups
    .flatMap(({ entries }) => entries)
    .filter(({ path }) => pathname.toLowerCase().startsWith(path.toLowerCase()))
    .sort((a, b) => b.path.length - a.path.length)[0];
  return (
    <>
      <button type="button" className="drawer-only frame-customer-opener" popoverTarget={id}>
        <MenuIcon />
        客户中心{current && ` · ${current.name}`}
        <ChevronRightIcon size={14} />
      </button>
      <nav id={id} popover="auto" className="frame-customer drawer" aria-label="客户中心" ref={drawer}>
        <h2>客户中心</h2>
        {groups.map(({ name, entries }) => (
          <section key={name}>
            <h3>{name}</h3>
            <ul>
              {entries.map((entry) => (
                <li key={entry.path}>
                  <Link to={entry.path} aria-current={entry === current ? 'page' : undefined}>
                    {entry.name}
                    {entry.count && <Badge count={counts[entry.count].count} tone="accent" max={99} label={counts[entry.count].what} />}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
        {/* Below the credit group, which comes late: what stands before it never moves, and these come once it is known. */}
        {(credit || error || !session.signedIn) && (
          <>
            <Block name="banners">
              <FrameBanners position={16} />
            </Block>
            <Block name="certification">
              <Certification />
            </Block>
          </>
        )}
      </nav>
    </>
  );
}
