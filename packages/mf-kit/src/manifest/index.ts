export {
  type AreaFigures,
  type Beacon,
  type BrowserError,
  beaconLimits,
  type PageVitals,
  type Trespass,
  trespasses,
  type VitalName,
  vitalNames,
} from './beacon.ts';
export type { DebugDesk, DebugHost, DebugPage } from './debug-page.ts';
export { type AreaManifest, type AreaRoute, defineManifest, type LayoutName, layoutNames, type RouteAccess } from './define-manifest.ts';
export { type MenuEntry, menuConditions, menuCounts, menuGroupNames } from './menu.ts';
export type { LiveArea, OperatorView, PageSnapshot, ServerData } from './page-snapshot.ts';
export { fitsPlatform, platformVersion } from './platform-version.ts';
export { createMatcher, type RouteMatch } from './route-pattern.ts';
