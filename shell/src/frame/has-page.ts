import { type AreaRoute, createMatcher } from '@mall/mf-kit/manifest';

/** Tells whether a path leads to a page: the catch-all and the short links match everything, so they don't count. An address outside the site does. */
export function createPageFinder(routes: AreaRoute[]): (path: string) => boolean {
  const match = createMatcher(routes.filter(({ path }) => path !== '/*' && !path.startsWith('/:code')));
  return (path) => !path.startsWith('/') || path.startsWith('//') || !!match(path.split(/[?#]/)[0]!);
}
