import { createBus } from '@mall/event-bus';
import { createStore, type HostPlatform, type Notice, type Session, type SlotName, visitor } from '@mall/mf-kit';
import type { ComponentType } from 'react';
import { fakeSdk } from './fake-sdk.ts';

export interface FakePlatform extends HostPlatform {
  /** What the page did with the platform, for the test to look at. */
  seen: { notices: Notice[]; navigations: string[]; logins: { target?: string; word?: string }[]; reports: unknown[] };
}

interface Options {
  answers?: Parameters<typeof fakeSdk>[0];
  session?: Partial<Session>;
  provinceId?: number;
  widgets?: Partial<Record<SlotName, ComponentType<never>>>;
}

/** A signed-in contact person of the demo company; `{ signedIn: false }` makes a visitor. */
export const aSession = (changes: Partial<Session> = {}): Session =>
  changes.signedIn === false
    ? visitor
    : {
        ...visitor,
        signedIn: true,
        kpId: 1,
        customerId: 1,
        contactName: '王敏',
        customerName: '上海启衡机械有限公司',
        isManager: true,
        ...changes,
      };

/** A platform whose every door is the test's. */
export function fakePlatform({ answers = {}, session = {}, provinceId = 10009, widgets = {} }: Options = {}): FakePlatform {
  const seen: FakePlatform['seen'] = { notices: [], navigations: [], logins: [], reports: [] };
  const sdk = fakeSdk(answers);
  return {
    seen,
    area: 'test',
    sdk,
    clientOf: () => sdk,
    bus: createBus((error) => seen.reports.push(error)),
    session: createStore(aSession(session)),
    region: createStore({ stateProvinceId: provinceId, cityId: 0, districtId: 0, label: '上海' }),
    navigate: (to) => void seen.navigations.push(to),
    warm: () => {},
    requireLogin: (request = {}) => void seen.logins.push(request),
    notify: (notice) => void seen.notices.push(notice),
    report: (error) => void seen.reports.push(error),
    widget: (name) => (widgets[name] ? { owner: 'test', Widget: widgets[name] as ComponentType<object> } : undefined),
  };
}
