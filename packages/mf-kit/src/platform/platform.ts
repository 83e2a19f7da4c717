import type { CallTable, Sdk } from '@mall/api-sdk';
import type { Bus } from '@mall/event-bus';
import type { SlotName } from '@mall/slots';
import type { ComponentType } from 'react';
import type { Store } from './store.ts';

/** Who is here. The token itself is in a cookie no script can read. */
export interface Session {
  signedIn: boolean;
  /** False until the server confirmed what the cookie claims. */
  validated: boolean;
  kpId: number;
  customerId: number;
  contactName: string;
  customerName: string;
  isManager: boolean;
  /** What this person may do in their company; `may` of `@mall/domain/account` reads it (rule roles 14). */
  rights: readonly ('seePrices' | 'order' | 'pay' | 'manage')[];
  enableAuthorized: boolean;
  hasShowBalancePayment: boolean;
  /** Name of the operator in a simulated session, else ''. */
  operatorName: string;
}

export const visitor: Session = {
  signedIn: false,
  validated: true,
  kpId: 0,
  customerId: 0,
  contactName: '',
  customerName: '',
  isManager: false,
  enableAuthorized: false,
  // Until the server says otherwise: what is shown to nearly all must not come late.
  rights: ['seePrices', 'order', 'pay'],
  hasShowBalancePayment: true,
  operatorName: '',
};

/** The sale region as areas need it; the shell owns the picker and the cookie. */
export interface Region {
  stateProvinceId: number;
  cityId: number;
  districtId: number;
  label: string;
}

export interface Notice {
  tone: 'success' | 'warning' | 'danger' | 'info';
  text: string;
}

/** What the shell hands to every area. Built once; `area` is the name it was handed to. */
export interface Platform {
  area: string;
  /** Makes the calls that the area's own build names (docs/decisions/the-calls-an-area-makes.md). */
  sdk: Sdk;
  bus: Bus;
  session: Store<Session>;
  region: Store<Region>;
  /** Goes to a path of the site; with `newTab` it opens there. */
  navigate(to: string, options?: { replace?: boolean; newTab?: boolean }): void;
  /** Loads code and data of the screen behind a path, on intent. */
  warm(to: string): void;
  /** Opens the login dialog; after it the page goes to `target`, by default where it is (rules login 17, 18). */
  requireLogin(request?: { target?: string; word?: string }): void;
  /** A message for 3 s (rule errors 1). */
  notify(notice: Notice): void;
  report(error: unknown, where?: string): void;
  /** Names of what is switched on in this page; undefined where the host knows no flags. Read them with `useFlag`. */
  flags?: readonly string[];
  /** The widget that fills a slot, or undefined where no live area fills it. */
  widget(name: SlotName): { owner: string; Widget: ComponentType<object> } | undefined;
}

/** The platform of whoever mounts areas: also makes the client of each. */
export interface HostPlatform extends Platform {
  /** @param calls what the area's modules export as `calls` */
  clientOf(calls?: CallTable): Sdk;
}
