import { acrossTabs, createBus } from '@mall/event-bus';
import { createClients, createStore, forgetReads } from '@mall/mf-kit';
import type { PageSnapshot } from '@mall/mf-kit/manifest';
import { navigateToUrl } from 'single-spa';
import { readSpecialRegion, specialRegion } from '../location/special-region.ts';
import { warmPath } from '../mounting/warm.ts';
import { findWidget } from '../mounting/widgets.ts';
import { notify } from '../platform/notices.ts';
import type { ShellPlatform } from '../platform/shell-platform.ts';
import { askFrom } from '../session/agreements/asked-agreements.ts';
import { loginRequests } from '../session/login-requests.ts';
import { expireSession, operatorId, startingSession } from '../session/session.ts';
import { noteCall } from '../telemetry/calls.ts';
import { report } from '../telemetry/error-reporter.ts';

/** Builds the platform once; every area gets it under its own name. */
export function createPlatform(page: PageSnapshot): ShellPlatform {
  const region = createStore(page.region);
  specialRegion.set(readSpecialRegion(location.search, sessionStorage));
  const session = startingSession(document.cookie);
  const bus = createBus((error, event) => report(error, `bus ${event}`));
  acrossTabs(bus);
  const clientOf = createClients({
    baseUrl: '',
    headers: () => ({
      region: String(specialRegion.get() || region.get().stateProvinceId),
      ...(operatorId() ? { operatorid: operatorId() } : {}),
    }),
    onCall: (call) => {
      noteCall(call);
      forgetReads(call);
      if (call.reason === 'NOT_SIGNED_IN' && session.get().signedIn) void expireSession(platform);
      // What was published since the page was loaded is asked for at once.
      const isRefused = call.reason === 'AGREEMENT_NOT_ACCEPTED' && !call.name.startsWith('account.');
      if (isRefused && session.get().signedIn && !operatorId()) askFrom(call.details);
    },
  });
  const platform: ShellPlatform = {
    area: 'shell',
    sdk: clientOf(),
    clientOf,
    bus,
    session,
    region,
    flags: page.flags ?? [],
    navigate(to, { replace = false, newTab = false } = {}) {
      if (newTab) window.open(to, '_blank', 'noopener');
      else {
        const { pathname, search } = location;
        if (replace) history.replaceState(null, '', to);
        else navigateToUrl(to);
        // A place on the same page: the browser is there by now. What the address only says otherwise leaves the buyer where they are.
        const isMoved = location.pathname !== pathname || (!replace && (!location.hash || location.search !== search));
        if (isMoved) window.scrollTo(0, 0);
      }
    },
    warm: (to) => warmPath(page, platform, to),
    requireLogin: (request = {}) => loginRequests.set(request),
    notify,
    report,
    widget: (name) => findWidget(page, name, clientOf),
  };
  return platform;
}
