import { type AreaRoute, createMatcher } from '@mall/mf-kit/manifest';

/** Tells whether a path leads to a page: what stands for pages that don't exist and the short links match anything, so they don't count. An address outside the site does. */
export function createPageFinder(routes: AreaRoute[]): (path: string) => boolean {
  const match = createMatcher(routes.filter(({ path, screen }) => screen !== 'not-found' && !path.startsWith('/:code')));
  return (path) => !path.startsWith('/') || path.startsWith('//') || !!match(path.split(/[?#]/)[0]!);
}
