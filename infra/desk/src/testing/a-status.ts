import type {
  AreaStatus as Area,
  ReleaseSummary as Release,
  PlatformStatus as Status,
  AreaSummary as Summary,
} from '@mall/api-contract/platform';

export const aRelease = (version: string, more: Partial<Release> = {}): Release => ({
  version,
  platform: '^0.3',
  routes: [],
  widgets: [],
  slots: [],
  events: { emits: [], hears: [] },
  calls: {},
  brotli: 20_480,
  ...more,
});

export const anArea = (name: string, release: Partial<Release> = {}, more: Partial<Area> = {}): Area => ({
  name,
  stable: { version: 'aaa111', since: '2026-11-20T02:00:00.000Z', by: '周琳' },
  releases: [aRelease('aaa111', release)],
  ...more,
});

export const aSummary = (more: Partial<Summary> = {}): Summary => ({
  views: 400,
  failedViews: 0,
  errors: 0,
  errorRate: 0,
  loadP50: 90,
  loadP95: 320,
  mountP50: 8,
  mountP95: 22,
  calls: {},
  trend: Array.from({ length: 12 }, () => [33, 0]),
  ...more,
});

/** The mall in small: the shell shows the search box that mf-search fills; both call the API. */
export const aStatus = (more: Partial<Status> = {}): Status => ({
  snapshot: '88cd0b8a29',
  canaries: [],
  number: 12,
  at: '2026-11-21T02:00:00.000Z',
  leftOut: [],
  areas: [
    anArea('mf-cart-checkout', { widgets: ['add-to-cart'], calls: { 'cart.addSku': 'POST /api/cart/AddSku' } }),
    anArea(
      'mf-search',
      {
        widgets: ['search-box'],
        slots: ['add-to-cart'],
        calls: { 'search.find': 'POST /api/search/Find' },
        routes: [{ path: '/search', screen: 'results', access: 'public' }],
        events: { emits: ['search:performed'], hears: ['location:changed'] },
      },
      { previous: '000fff' },
    ),
    anArea('shell', { slots: ['search-box'], events: { emits: ['location:changed'], hears: [] } }),
  ],
  telemetry: {
    lastHour: {
      'mf-cart-checkout': { aaa111: aSummary({ calls: { 'cart.addSku': { count: 50, failed: 0, meanMs: 40 } } }) },
      'mf-search': { aaa111: aSummary({ calls: { 'search.find': { count: 380, failed: 0, meanMs: 61 } } }) },
      shell: { aaa111: aSummary() },
    },
    canaries: {},
    serverHarm: {},
  },
  ...more,
});

/** mf-search fails one view in ten, and its calls with it. */
export function aFailingStatus(): Status {
  const status = aStatus();
  status.telemetry!.lastHour['mf-search'] = {
    aaa111: aSummary({
      failedViews: 40,
      errors: 55,
      errorRate: 0.1,
      calls: { 'search.find': { count: 380, failed: 120, meanMs: 900 } },
      trend: Array.from({ length: 12 }, (_, index) => [33, index >= 9 ? 13 : 0]),
    }),
  };
  return status;
}

/** A tenth of the visitors get bbb222 of mf-search, which fails more often. */
export function aCanaryStatus(): Status {
  const status = aStatus({ canaries: [{ below: 10, snapshot: '6f24ee5ad3' }] });
  const search = status.areas.find(({ name }) => name === 'mf-search')!;
  search.canary = { version: 'bbb222', percent: 10, since: '2026-11-21T01:55:00.000Z', by: '周琳' };
  search.releases.push(aRelease('bbb222'));
  status.telemetry!.lastHour['mf-search']!.bbb222 = aSummary({ views: 40, failedViews: 6, errors: 6, errorRate: 0.15 });
  status.telemetry!.canaries['mf-search'] = {
    canary: { version: 'bbb222', views: 40, failed: 6 },
    stable: { version: 'aaa111', views: 390, failed: 0 },
    strength: 41.2,
  };
  return status;
}
