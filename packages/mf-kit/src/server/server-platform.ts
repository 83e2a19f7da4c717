import type { Sdk } from '@mall/api-sdk';
import { createBus } from '@mall/event-bus';
import { type Platform, type Region, visitor } from '../platform/platform.ts';
import { createStore } from '../platform/store.ts';

/** The platform while a page is rendered on the server: a visitor, a region, and nothing that acts. */
export function serverPlatform(area: string, sdk: Sdk, region: Region, widget: Platform['widget'], flags: string[] = []): Platform {
  const nothing = () => {};
  return {
    area,
    sdk,
    bus: createBus(nothing),
    session: createStore(visitor),
    region: createStore(region),
    navigate: nothing,
    warm: nothing,
    requireLogin: nothing,
    notify: nothing,
    report: nothing,
    widget,
    flags,
  };
}
