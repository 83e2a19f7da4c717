import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { createPath, type Navigator, Router, type To } from 'react-router';

const pathOf = (to: To) => (typeof to === 'string' ? to : createPath(to));
const readAddress = () => ({ pathname: location.pathname, search: location.search, hash: location.hash });

const navigator: Navigator = {
  createHref: pathOf,
  push: (to, state) => announce(() => history.pushState(state ?? null, '', pathOf(to))),
  replace: (to, state) => announce(() => history.replaceState(state ?? null, '', pathOf(to))),
  go: (delta) => history.go(delta),
};

// Every area has a router of its own over the one history; single-spa tells them of a push with a popstate, an area alone does it here.
function announce(change: () => void) {
  const before = location.href;
  let told = false;
  const listen = () => {
    told = true;
  };
  window.addEventListener('popstate', listen, { once: true });
  change();
  window.removeEventListener('popstate', listen);
  if (!told && location.href !== before) window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
}

/**
 * react-router over the browser's history. Its own BrowserRouter brings links, forms and fetchers along: 5 KB that nobody here uses.
 * @param owns paths to follow, by default every one. An area that is being left must not read another's address: its last screen is taken down after the
 *   next one is painted.
 */
export function BrowserRouter({ owns, children }: { owns?: (pathname: string) => boolean; children: ReactNode }) {
  const [address, setAddress] = useState(readAddress);
  useLayoutEffect(() => {
    const follow = () => {
      if (!owns || owns(location.pathname)) startTransition(() => setAddress(readAddress()));
    };
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [owns]);
  return (
    <Router location={address} navigator={navigator}>
      {children}
    </Router>
  );
}
