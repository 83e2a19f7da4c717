import { Link, useCall } from '@mall/mf-kit';
import { ChevronRightIcon, MenuIcon } from '@mall/ui-kit';
import {
  type CSSProperties,
  type KeyboardEvent,
  lazy,
  type MouseEvent,
  type PointerEvent,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useLayoutData } from '../../platform/layout-data.ts';
import { useSiteFacts } from '../../platform/site-facts.ts';
import { firstCategoriesCall } from '../frame-data.ts';
import { FrameLink } from '../frame-link.tsx';
import { isHome as isHomeRoute, useFrameRoute } from '../frame-route.ts';

const loadPanel = () => import(/* webpackChunkName: "category-panel" */ './category-panel.tsx');
const CategoryPanel = lazy(loadPanel);
const openAfterMs = 80;
/** A pointer on its way to the panel crosses other entries: those wait longer. */
const switchAfterMs = 160;
/** More than these would be cut off: then two stand in a row. */
const mostInOneColumn = 16;

/** Below 768 px the rest of the head opens with the menu, so the focus may go there. */
const holdsTheHead = () => window.matchMedia?.('(width<768px)').matches ?? false;

/**
 * All first-level categories: open on the home page, elsewhere under the pointer or on a press. Beside each its panel, loaded on intent.
 * With the keyboard: arrow right enters an entry's panel, arrow left or Escape leaves it.
 */
export function CategoryMenu() {
  const isHome = useFrameRoute(isHomeRoute);
  const { data: categories, error, refresh } = useCall(firstCategoriesCall());
  const { layout } = useLayoutData();
  const { hasPage } = useSiteFacts();
  const [isListOpen, setListOpen] = useState(false);
  const [shown, setShown] = useState<number | undefined>(undefined);
  const [hasEntered, setEntered] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const pathname = useFrameRoute((route) => route.pathname);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page means that a way was taken
  useEffect(() => setListOpen(false), [pathname]);

  const later = (action: () => void, ms: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(action, ms);
  };
  const close = () => {
    clearTimeout(timer.current);
    setShown(undefined);
    setEntered(false);
    setListOpen(false);
  };
  function point(id: number, event: PointerEvent) {
    if (event.pointerType !== 'mouse') return;
    void loadPanel().catch(() => {});
    later(() => setShown(id), shown !== undefined && event.movementX > 0 ? switchAfterMs : openAfterMs);
  }
  function onKeyDown(event: KeyboardEvent) {
    const isLeaving = event.key === 'Escape' || (event.key === 'ArrowLeft' && (event.target as Element).closest('.frame-panel'));
    if (isLeaving && (shown !== undefined || isListOpen)) {
      event.stopPropagation();
      const back = root.current?.querySelector<HTMLElement>(shown === undefined ? '.frame-menu-title' : `[data-category="${shown}"]`);
      if (shown === undefined) setListOpen(false);
      setShown(undefined);
      setEntered(false);
      back?.focus();
    }
  }
  function enter(id: number, event: KeyboardEvent) {
    if (event.key !== 'ArrowRight') return;
    event.preventDefault();
    setShown(id);
    setEntered(true);
  }

  function openFolded(event: MouseEvent) {
    const list = root.current?.querySelector('.frame-menu-list');
    if (!isListOpen && list?.checkVisibility?.() !== false) return;
    event.preventDefault();
    setListOpen(!isListOpen);
  }

  const title = (
    <>
      <MenuIcon />
      全部商品分类
    </>
  );
  const extras = layout.barData.filter(({ url }) => hasPage(url));
  const entries = (categories?.length ?? 0) + extras.length;
  const isDense = entries > mostInOneColumn;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: closes what lies in it when pointer or focus leave; each control inside works by itself
    <div
      className="frame-menu"
      ref={root}
      data-open={isListOpen || undefined}
      onKeyDown={onKeyDown}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && !isHome && later(() => setListOpen(true), openAfterMs)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && later(close, switchAfterMs)}
      onBlur={({ relatedTarget, currentTarget }) => relatedTarget && !currentTarget.contains(relatedTarget) && !holdsTheHead() && close()}
      onClick={(event) => (event.target as Element).closest('a:not(.frame-menu-title)') && close()}
    >
      {isHome ? (
        // In a wide window the list below is always open here, and the title leads to all of it on one page; in a narrow one the title opens the list.
        <Link to="/sitemap" className="frame-menu-title" aria-expanded={isListOpen || undefined} onClick={openFolded}>
          {title}
        </Link>
      ) : (
        <button type="button" className="frame-menu-title" aria-expanded={isListOpen} onClick={() => setListOpen(!isListOpen)}>
          {title}
        </button>
      )}
      {(isHome || isListOpen) && (
        <ul
          className="frame-menu-list"
          aria-label="商品分类"
          data-dense={isDense || undefined}
          style={{ '--entries': isDense ? Math.ceil(entries / 2) : entries } as CSSProperties}
        >
          {!categories && error && (
            <li>
              <button type="button" onClick={() => void refresh()}>
                分类加载失败，点击重试
              </button>
            </li>
          )}
          {categories?.map(({ id, name, isNew }) => (
            <li key={id} data-shown={id === shown || undefined} onPointerEnter={(event) => point(id, event)}>
              <Link to={`/c-${id}`} data-category={id} aria-keyshortcuts="ArrowRight" onKeyDown={(event) => enter(id, event)}>
                {name}
                {isNew && <i className="frame-new">新</i>}
              </Link>
              {!isDense && <ChevronRightIcon size={12} />}
            </li>
          ))}
          {extras.map(({ id, name, url, isNew }) => (
            <li key={`bar-${id}`} onPointerEnter={() => later(() => setShown(undefined), openAfterMs)}>
              <FrameLink to={url}>
                {name}
                {isNew && <i className="frame-new">新</i>}
              </FrameLink>
            </li>
          ))}
        </ul>
      )}
      {shown !== undefined && (
        <Suspense fallback={null}>
          <CategoryPanel key={shown} categoryId={shown} takesFocus={hasEntered} />
        </Suspense>
      )}
    </div>
  );
}
