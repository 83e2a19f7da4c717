import type { AreaRoute } from './define-manifest.ts';

/** One live version of an area, as the page tells it to the browser. */
export interface LiveArea {
  name: string;
  version: string;
  /** Where its files are: `/assets/mf-search/3f2a…/` */
  base: string;
  entry: string;
  /** sha384 of the entry. */
  integrity: string;
  routes: AreaRoute[];
  /** Slots it fills. */
  widgets: string[];
  /** Which files a screen needs besides the entry. */
  screens: Record<string, string[]>;
}

/** What the gateway writes into each page as JSON (`#mall-page`): the live combination and what the server read. */
export interface PageSnapshot {
  /** Names this combination of versions; it is in every report and metric. */
  id: string;
  areas: LiveArea[];
  region: { stateProvinceId: number; cityId: number; districtId: number; label: string };
  /** The area whose screen this markup shows, '' where the server did not render. */
  rendered: string;
  frameData: { values: Record<string, unknown>; failures: Record<string, { message: string; reason: string; code: number }> };
  screenData: { values: Record<string, unknown>; failures: Record<string, { message: string; reason: string; code: number }> };
}
