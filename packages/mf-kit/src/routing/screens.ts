import type { ComponentType } from 'react';
import type { Call } from '../read/call.ts';

/** Where a screen is opened: the route's parameters, the query, the sale region. */
export interface ScreenAddress {
  params: Record<string, string>;
  query: URLSearchParams;
  provinceId: number;
  /** The whole path, for a screen that serves several addresses without a parameter; left out where a test has none. */
  pathname?: string;
}

/** What the page's head says; `status` 404 where the thing the address names isn't there. */
export interface ScreenHead {
  title: string;
  description?: string;
  canonical?: string;
  status?: number;
  /** The thing's present address where the page has another, a path of this site: the answer is a redirect for good (rule page-addresses 19). */
  movedTo?: string;
  /** Search engines are asked not to list the page: it is somebody's own, or a step that nobody looks for (rule page-addresses 20). */
  isUnlisted?: boolean;
  /** What programs read of the page, in the words of schema.org (`BreadcrumbList`, `FAQPage`, `Article` …). Addresses are the site's own paths. */
  structured?: object[];
}

export interface Screen {
  /** The page's code, in a chunk `screen-<name>` of its own. */
  component: () => Promise<{ default: ComponentType }>;
  /** What the screen reads first: on the server before it renders, in the browser on intent. */
  load?: (address: ScreenAddress) => Call[];
  /** Title and description from what was read; `reasonOf` says why a read was refused: SKU_NOT_FOUND makes it a 404. */
  head?: (
    read: <Output>(call: Call<Output>) => Output | undefined,
    address: ScreenAddress,
    reasonOf: (call: Call) => string | undefined,
  ) => ScreenHead;
}

export type Screens = Record<string, Screen>;

/** Declares which screens an area has; the manifest's routes name them. */
export const defineScreens = <S extends Screens>(screens: S): S => screens;
