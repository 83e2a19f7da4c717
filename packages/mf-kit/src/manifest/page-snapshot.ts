import type { CallFailure } from '@mall/api-sdk';
import type { AreaRoute } from './define-manifest.ts';
import type { MenuEntry } from './menu.ts';

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
  /** Its entries in the customer centre's menu, where it has some. */
  menu?: MenuEntry[];
  /** Slots it fills. */
  widgets: string[];
  /** Which files a screen needs besides the entry. */
  screens: Record<string, string[]>;
  /** The range of the platform contract it was built against, '' where it doesn't say. */
  platform: string;
  /** Why the gateway can't offer it: its routes show the fallback, its slots theirs. */
  refused?: string;
}

/** What the server read, and what it was refused, by serialised key. */
export interface ServerData {
  values: Record<string, unknown>;
  failures: Record<string, CallFailure>;
}

/** What the gateway writes into each page as JSON (`#mall-page`): the live combination and what the server read. */
export interface PageSnapshot {
  /** Names this combination of versions; it is in every report and metric. */
  id: string;
  areas: LiveArea[];
  region: { stateProvinceId: number; cityId: number; districtId: number; label: string };
  /** The area whose screen this markup shows, '' where the server did not render. */
  rendered: string;
  frameData: ServerData;
  screenData: ServerData;
  /** Names of what is switched on for this page; the server rendered it so. Missing where nothing is. */
  flags?: string[];
  /** Only where this page is an operator's own view, not the live one: who, and what was chosen. Never kept or shared. */
  operator?: OperatorView;
}

/** What an operator sees instead of what is live. Ends are ISO times. */
export interface OperatorView {
  name: string;
  /** `version` is a host and port where the area comes from a development server. */
  overrides: { area: string; version: string; until: string }[];
  /** The past combination this page mounts. */
  pinned?: { id: string; until: string };
}
