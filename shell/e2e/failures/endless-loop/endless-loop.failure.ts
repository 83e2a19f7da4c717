import { browser } from '@wdio/globals';
import { stand } from '../stand/control.ts';
import { beginAnew, expectReports, expectRestToWork, openPage } from '../stand/rest-of-the-site.ts';

interface Process {
  type: string;
  id: number;
  cpuTime: number;
}

/** Opens a page in a tab of its own, and ends the tab's process when it does nothing but count, as a buyer does whose browser asks. */
async function openAndKill(path: string) {
  const puppeteer = await browser.getPuppeteer();
  // Processes are told only by the browser's own connection, not by a session on one of its targets.
  const session = await puppeteer.target().createCDPSession();
  const system = session.connection()!;
  const renderers = async () =>
    ((await system.send('SystemInfo.getProcessInfo')) as { processInfo: Process[] }).processInfo.filter(({ type }) => type === 'renderer');
  const before = new Set((await renderers()).map(({ id }) => id));
  const { targetId } = await system.send('Target.createTarget', { url: `${process.env.MALL_BASE_URL}${path}` });
  const known = new Map<number, number>();
  let busy: number | undefined;
  await browser.waitUntil(
    async () => {
      for (const { id, cpuTime } of await renderers()) {
        // Whole seconds of nothing but work, in a process that wasn't there before.
        if (!before.has(id) && cpuTime - (known.get(id) ?? cpuTime) > 3) busy = id;
        if (!known.has(id) && cpuTime > 1) known.set(id, cpuTime);
      }
      return busy !== undefined;
    },
    { timeout: 60_000, interval: 200, timeoutMsg: 'no page is in a loop' },
  );
  process.kill(busy!, 'SIGKILL');
  await system.send('Target.closeTarget', { targetId }).catch(() => {});
  await session.detach();
}

describe('an area in an endless loop', () => {
  let version: string;
  before(async () => {
    await beginAnew();
    version = await stand.publish('mf-endless-loop');
  });
  after(() => stand.retire('mf-endless-loop'));

  it('can’t be stopped in one thread; at the next visit it is told which area it was, and on which page', async () => {
    await openAndKill('/failure/endless-loop');
    await openPage('/search?keyword=m8');
    await expectReports('mf-endless-loop', version, [/fell silent on \/failure\/endless-loop/]);
    await expectRestToWork();
  });
});
