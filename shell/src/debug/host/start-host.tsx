import { globalCss, tokensCss } from '@mall/design-tokens';
import { AloneFrame, aloneCss, createAlonePlatform } from '@mall/mf-kit/alone-host';
import type { DebugHost } from '@mall/mf-kit/manifest';
import { createRoot } from 'react-dom/client';
import { frameCss } from '../../frame/css/frame-css.ts';
import { areaStates } from '../../mounting/area-states.ts';
import { containArea } from '../../mounting/contain.ts';
import { registerAreas } from '../../mounting/federation.ts';
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
  const area = page.areas.find(({ name }) => name !== 'shell')!;
  addStyle(`${tokensCss}${globalCss}${frameCss}${aloneCss}`);
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
  createRoot(frame).render(<AloneFrame area={area} platform={platform} />);
  registerAreas(page);
  await platform.ready;
  const contained = containArea(area, main, platform, undefined);
  await contained.bootstrap();
  await contained.mount();
}

function followState(name: string) {
  let last = '';
  areaStates.subscribe(() => {
    const now = areaStates.get()[name];
    const text = now
      ? [now.state, now.loadMs && `加载 ${now.loadMs} ms`, now.mountMs && `挂载 ${now.mountMs} ms`].filter(Boolean).join('，')
      : '';
    if (text === last) return;
    last = text;
    log({ kind: 'state', text });
  });
}
