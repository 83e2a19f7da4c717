import type { Platform, Session } from '@mall/mf-kit';
import type { PageSnapshot } from '@mall/mf-kit/manifest';
import { routeOf } from '../platform/site-routes.ts';

/** Where a visitor is sent who may not open `url`: the login page with the full path (rule login 15). Undefined: let in. */
export function guardedBy(page: PageSnapshot, session: Session, url: URL): string | undefined {
  const found = routeOf(page, url.pathname);
  if (!found || found.route.access === 'public') return undefined;
  const allowed = found.route.access === 'operator' ? session.signedIn && session.operatorName !== '' : session.signedIn;
  return allowed ? undefined : `/login?redirect=${encodeURIComponent(url.pathname + url.search)}`;
}

/** A session that the server no longer knows leaves a guarded page for the login page, which leads back (rule login 12). */
export const guardExpired = (page: PageSnapshot, platform: Platform) =>
  platform.bus.on('session:signed-out', ({ reason }) => {
    const login = reason === 'expired' ? guardedBy(page, platform.session.get(), new URL(location.href)) : undefined;
    if (login) platform.navigate(login, { replace: true });
  });
