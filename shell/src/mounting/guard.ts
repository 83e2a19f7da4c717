import type { Platform, Session } from '@mall/mf-kit';
import type { PageSnapshot } from '@mall/mf-kit/manifest';
import { routeOf } from '../platform/site-routes.ts';

const knownGuards: readonly string[] = ['login', 'operator'];

/**
 * Where a visitor is sent who may not open `url`: the login page with the full path (rule login 15). Undefined: let in.
 * An operator's page is open to who brings a link that signs them in there (rule operator 20).
 */
export function guardedBy(page: PageSnapshot, session: Session, url: URL): string | undefined {
  const found = routeOf(page, url.pathname);
  if (!found || found.route.access === 'public') return undefined;
  // A guard that a route names and nobody knows is a fault of ours (rule errors 10): let nobody in, and say which.
  if (!knownGuards.includes(found.route.access))
    return `/error-500?message=${encodeURIComponent(`Unknown middleware ${found.route.access}`)}`;
  const allowed =
    found.route.access === 'operator'
      ? (session.signedIn && session.operatorName !== '') || url.searchParams.has('link')
      : session.signedIn;
  return allowed ? undefined : `/login?redirect=${encodeURIComponent(url.pathname + url.search)}`;
}

/** A session that the server no longer knows leaves a guarded page for the login page, which leads back (rule login 12). */
export const guardExpired = (page: PageSnapshot, platform: Platform) =>
  platform.bus.on('session:signed-out', ({ reason }) => {
    const login = reason === 'expired' ? guardedBy(page, platform.session.get(), new URL(location.href)) : undefined;
    if (login) platform.navigate(login, { replace: true });
  });
