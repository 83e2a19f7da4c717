import { browser } from '@wdio/globals';
import { beginAnew, goTo, openPage } from '../stand/rest-of-the-site.ts';
import { heapOfObjects } from './heap-of-objects.ts';

const round: [area: string, path: string][] = [
  ['mf-storefront', '/'],
  ['mf-search', '/search?keyword=m8'],
  ['mf-cart-checkout', '/mycart'],
  ['mf-customer-centre', '/customer/myorders'],
  ['mf-credit', '/customer/customerCreditLimit'],
  ['mf-ai-chat', '/ai'],
];
const growthAllowed = 1.1;

interface Figures {
  nodes: number;
  listeners: number;
  heap: number;
}

const command = (name: string, parameters: object = {}) => browser.sendCommandAndGetResult(name, parameters) as Promise<unknown>;

/** Goes around the areas, each time until the next one's page is there. */
async function switchTimes(times: number) {
  for (let time = 1; time <= times; time += 1) {
    const [area, path] = round[time % round.length]!;
    await goTo(path);
    await browser.waitUntil(
      () =>
        browser.execute((name: string) => {
          const host = document.getElementById(`area-${name}`);
          return !!host && !host.hidden && !!host.querySelector('h1, h2, table, form') && !host.querySelector('[aria-busy="true"]');
        }, area),
      { timeoutMsg: `${area} did not show ${path}` },
    );
  }
}

/** What the page holds once everything that can go has gone, detached nodes included. */
async function figuresOf(): Promise<Figures> {
  await command('HeapProfiler.collectGarbage');
  await command('HeapProfiler.collectGarbage');
  const { metrics } = (await command('Performance.getMetrics')) as { metrics: { name: string; value: number }[] };
  const of = (name: string) => metrics.find((one) => one.name === name)!.value;
  return { nodes: of('Nodes'), listeners: of('JSEventListeners'), heap: await heapOfObjects() };
}

describe('fifty switches between all areas', () => {
  it('leave no nodes, listeners or heap behind', async () => {
    await beginAnew();
    await openPage('/');
    await command('Performance.enable');
    await command('HeapProfiler.enable');
    // Whole rounds, so that both measurements are taken on the same page.
    await switchTimes(12);
    const before = await figuresOf();
    await switchTimes(48);
    await switchTimes(6);
    const after = await figuresOf();
    for (const name of ['nodes', 'listeners', 'heap'] as const)
      if (after[name] > before[name] * growthAllowed) throw new Error(`${name} grew from ${before[name]} to ${after[name]}`);
  });
});
