/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import type { LiveArea } from '@mall/mf-kit/manifest';
import { type AreaTiming, onAreaTiming } from '../../platform/area-states.ts';
import { drawBorder, enterArea, leaveArea } from './border.ts';

test('each way out of its place is told by name and counted by kind, for the area that took it', async () => {
  Object.assign(globalThis, {
    PerformanceObserver: { supportedEntryTypes: [] },
    requestIdleCallback: (work: () => void) => setTimeout(work),
  });
  document.body.innerHTML = '<div id="frame-header"><b>页头</b></div><main id="main"></main><div id="frame-footer"><i>页脚</i></div>';
  const marks: AreaTiming[] = [];
  onAreaTiming((mark) => void marks.push(mark));
  const told: string[] = [];
  const report = (error: unknown, where?: string) => void told.push(`${(error as Error).message} · ${where}`);
  drawBorder(report);
  const area = { name: 'mf-test', version: 'v1' } as LiveArea;
  enterArea(area);
  new Function('history.pushState = () => {}\n//# sourceURL=http://mall/assets/mf-test/v1/screen.js')();
  document.getElementById('frame-header')!.remove();
  leaveArea(area, report)();
  // What watches comes when the page is idle: it tells then.
  while (told.length < 2) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(told).toEqual([
    'history.pushState was to be overwritten · mf-test@v1 border',
    '#frame-header was removed while mf-test was shown · border',
  ]);
  expect(document.getElementById('frame-header')).not.toBeNull();
  const trespasses = marks.filter(({ kind }) => kind === 'trespass');
  expect(trespasses.map(({ area: name, version, what }) => `${name}@${version} ${what}`)).toEqual([
    'mf-test@v1 history',
    'mf-test@v1 frame',
  ]);
});
