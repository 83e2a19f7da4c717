export { type AreaManifest, type AreaRoute, defineManifest, type LayoutName, type RouteAccess } from './define-manifest.ts';
export type { LiveArea, PageSnapshot } from './page-snapshot.ts';
export { createMatcher, type RouteMatch } from './route-pattern.ts';
