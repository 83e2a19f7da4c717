import { browser } from '@wdio/globals';
import { beginAnew, goTo, openPage } from '../stand/rest-of-the-site.ts';
import { type PageHeap, readPageHeap } from './page-heap.ts';

const round: [area: string, path: string][] = [
  ['mf-storefront', '/'],
  ['mf-search', '/search?keyword=m8'],
  ['mf-cart-checkout', '/mycart'],
  ['mf-customer-centre', '/customer/myorders'],
  ['mf-credit', '/customer/customerCreditLimit'],
  ['mf-ai-chat', '/ai'],
];
/** One listener a switch would be three percent. */
const growthAllowed = { nodes: 1.1, listeners: 1.025, detached: 1.1, objects: 1.1, heap: 1.1 };
/** Whole rounds, so that both measurements are taken on the same page. */
const rounds = (count: number) => count * round.length;

interface Figures extends PageHeap {
  /** Detached ones included. */
  nodes: number;
  listeners: number;
  /** Bytes of everything, compiled code included. */
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

/** What the page holds once everything that can go has gone. */
async function figuresOf(): Promise<Figures> {
  for (let time = 0; time < 4; time += 1) await command('HeapProfiler.collectGarbage');
  const { metrics } = (await command('Performance.getMetrics')) as { metrics: { name: string; value: number }[] };
  const of = (name: string) => metrics.find((one) => one.name === name)!.value;
  return { nodes: of('Nodes'), listeners: of('JSEventListeners'), heap: of('JSHeapUsedSize'), ...(await readPageHeap()) };
}

describe('fifty switches between all areas', function (this: Mocha.Suite) {
  // A hundred switches and more, each of which may take a second beside the other tests. Said here: inside a test it is read too late.
  this.timeout(300_000);

  it('leave no nodes, listeners or heap behind', async () => {
    await beginAnew();
    await openPage('/');
    await command('Performance.enable');
    await command('HeapProfiler.enable');
    // The browser compiles what gets hot, once: that is through after every area was shown ten times.
    await switchTimes(rounds(10));
    const before = await figuresOf();
    await switchTimes(rounds(9));
    const after = await figuresOf();
    process.stdout.write(`fifty switches: from ${JSON.stringify(before)} to ${JSON.stringify(after)}\n`);
    for (const name of ['nodes', 'listeners', 'detached', 'objects', 'heap'] as const)
      if (after[name] > before[name] * growthAllowed[name]) throw new Error(`${name} grew from ${before[name]} to ${after[name]}`);
  });
});
