import type { MenuEntry } from './menu.ts';

/** Who may open a route: anyone, a signed-in contact person, or staff of the mall. */
export type RouteAccess = 'public' | 'login' | 'operator';

/** The frame around a screen (rule layout 2). */
export const layoutNames = [
  'default',
  'shopping-cart',
  'order-confirm',
  'order-payment',
  'credit-application',
  'customer-centre',
  'customer-orders',
  'private-brand',
  'after-sale',
  'after-sale-success',
  'register',
  'about-us',
  'document',
  'bare',
] as const;

export type LayoutName = (typeof layoutNames)[number];

export interface AreaRoute {
  /** `/p/:skuNumber`, `/c-:categoryId`, `/news/:id?`, `/:code([A-Za-z0-9]{6,8})`, `/*`; matched case-sensitively against the whole path. */
  path: string;
  /** The name under which `defineScreens` knows what to show. */
  screen: string;
  access: RouteAccess;
  layout: LayoutName;
  title?: string;
}

export interface AreaManifest {
  name: string;
  /** The range of the platform contract (the version of mf-kit) it was built against. */
  platform: string;
  routes: AreaRoute[];
  /** Its entries in the customer centre's menu. */
  menu?: MenuEntry[];
  /** Slots it fills: slot name → file in `src/widgets/`. */
  widgets?: Record<string, string>;
  events?: { emits?: string[]; hears?: string[] };
  /** Compressed bytes of a first visit to one of its screens, on top of what is shared. */
  budget?: { js: number };
}

/** Declares an area; the build writes it to `dist/area.json`, from which the shell and the gateway learn its routes. */
export const defineManifest = (manifest: AreaManifest): AreaManifest => manifest;
