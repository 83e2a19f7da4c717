import { globalCss, tokensCss } from '@mall/design-tokens';
import { AloneFrame, aloneCss, createAlonePlatform } from '@mall/mf-kit/alone-host';
import type { DebugHost } from '@mall/mf-kit/manifest';
import { loadingText } from '@mall/ui-kit';
import { createRoot } from 'react-dom/client';
import { frameCss, frameLaterCss } from '../../frame/css/frame-css.ts';
import { containArea } from '../../mounting/contain.ts';
import { registerAreas } from '../../mounting/federation.ts';
import { type AreaCondition, areaStates } from '../../platform/area-states.ts';
import { addStyle } from '../add-style.ts';
import { log } from '../debug-log.ts';
import { readDebugSettings } from '../debug-settings.ts';
import { faultyFetch } from './faulty-fetch.ts';

const textOf = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error));

/**
 * Mounts one released area alone: through federation and behind the watchdog as on the site, in mf-kit's frame instead of the site's. Its calls, events,
 * navigations and errors go to the debugging page around it, where there is one.
 */
export async function startHost({ page }: DebugHost) {
  forgetMark();
  const area = page.areas.find(({ name }) => name !== 'shell')!;
  addStyle(`${tokensCss}${globalCss}${frameCss}${frameLaterCss}${aloneCss}`);
  const frame = Object.assign(document.createElement('div'), { id: 'alone-frame' });
  const main = Object.assign(document.createElement('main'), { id: 'alone-main' });
  document.getElementById('root')!.append(frame, main);

  const { who, region } = readDebugSettings();
  window.fetch = faultyFetch(window.fetch.bind(window), readDebugSettings);
  const report = (error: unknown, where = '') => {
    log({ kind: 'error', message: textOf(error), where });
    console.error(error);
  };
  const platform = createAlonePlatform(area.name, {
    ...(region ? { region } : {}),
    whoIsHere: who === 'visitor' ? 'never' : who === 'contact' ? 'always' : 'cookie',
    report,
    onEvent: (name, payload) => log({ kind: 'event', name, payload: JSON.stringify(payload) }),
    onNavigate: (to) => log({ kind: 'navigation', to }),
  });
  window.addEventListener('error', ({ error, message }) => log({ kind: 'error', message: textOf(error ?? message), where: 'window' }));
  window.addEventListener('unhandledrejection', ({ reason }) => log({ kind: 'error', message: textOf(reason), where: 'promise' }));
  followState(area.name);
  createRoot(frame).render(<AloneFrame area={area} platform={platform} canSignIn={who === 'own'} />);
  registerAreas(page);
  await platform.ready;
  const contained = containArea(area, main, platform, undefined);
  await contained.bootstrap();
  await contained.mount();
}

/** The address is the area's own: what told the gateway to answer with the host is no part of it. */
function forgetMark() {
  const url = new URL(location.href);
  if (!url.searchParams.has('_debug')) return;
  url.searchParams.delete('_debug');
  history.replaceState(null, '', url);
}

const words: Partial<Record<AreaCondition, string>> = {
  loading: loadingText(),
  mounted: '已挂载',
  failed: '打不开',
  refused: '不兼容，没有挂载',
};

function followState(name: string) {
  let last: AreaCondition = 'idle';
  areaStates.subscribe(() => {
    const now = areaStates.get()[name];
    if (!now || now.state === last) return;
    last = now.state;
    const times = now.state === 'mounted' ? [`加载 ${now.loadMs ?? 0} ms`, `挂载 ${now.mountMs ?? 0} ms`] : [];
    log({ kind: 'state', text: [words[now.state] ?? now.state, ...times, now.reason].filter(Boolean).join('，') });
  });
}
