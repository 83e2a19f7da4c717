import { demoBuyer, signInAs } from '@mall/testing/e2e';
import { $, browser, expect } from '@wdio/globals';
import { stand } from './control.ts';

const otherAreas = {
  'mf-search': '/search?keyword=m8',
  'mf-cart-checkout': '/mycart',
  'mf-customer-centre': '/customer/myorders',
  'mf-credit': '/customer/customerCreditLimit',
  'mf-ai-chat': '/ai',
  'mf-storefront': '/',
};

const hasToken = async () => (await browser.getCookies(['token'])).length > 0;

/** Before a case: a healthy network, nothing kept by the browser, a signed-in buyer, no reports. */
export async function beginAnew() {
  await stand.behave();
  if (!(await hasToken())) await signInAs(demoBuyer);
  await browser.url('/_live');
  await browser.execute(() => {
    sessionStorage.clear();
    localStorage.clear();
  });
  await browser.sendCommand('Network.clearBrowserCache', {});
  await stand.forget();
}

/** Opens a page and marks it, so that `isSamePage` can tell whether it was loaded again. */
export async function openPage(path: string) {
  await browser.url(path);
  await browser.execute(() => {
    (window as { isMarked?: boolean }).isMarked = true;
  });
}

export const isSamePage = () => browser.execute(() => (window as { isMarked?: boolean }).isMarked === true);

/** Goes to another page of the site as its links do, without a page load. */
export const goTo = (path: string) => browser.execute((to: string) => history.pushState(null, '', to), path);

export const areaOf = (name: string) => $(`#area-${name}`);
export const fallbackOf = (name: string) => areaOf(name).$('.area-fallback');

export async function expectFallback(name: string) {
  await fallbackOf(name).waitForDisplayed({ timeoutMsg: `${name} did not show its fallback` });
}

export async function retryArea(name: string) {
  await fallbackOf(name).$('button=重新加载').click();
}

/** The area is what `main` shows now: neither loading nor its fallback. */
const waitForArea = (area: string, path: string) =>
  browser.waitUntil(
    () =>
      browser.execute((name: string) => {
        const host = document.getElementById(`area-${name}`)!;
        return !host.hidden && !host.querySelector('.area-fallback, .area-waiting') && (host.textContent ?? '').length > 10;
      }, area),
    { timeoutMsg: `${area} did not show ${path}` },
  );

/** The frame is there and works, and each of the six areas shows its page, all without a page load. */
export async function expectRestToWork() {
  await expect($('#frame-footer')).toBeExisting();
  for (const [area, path] of Object.entries(otherAreas)) {
    await goTo(path);
    await waitForArea(area, path);
  }
  await expectNextToWork();
}

/** The frame's search leads to the next area's page, without a page load. */
async function expectNextToWork() {
  const field = $('#frame-header input[type="search"], #frame-header input[name="keyword"]');
  await field.click();
  await field.setValue('轴承');
  await browser.keys('Enter');
  await browser.waitUntil(async () => (await browser.getUrl()).includes('/search?keyword='), {
    timeoutMsg: 'the frame’s search did nothing',
  });
  await waitForArea('mf-search', '/search');
  expect(await isSamePage()).toBe(true);
}

/**
 * For the variants of one failure: all areas are looked at after the first of them, the frame and the next area after each other one, for they differ in
 * what went wrong and not in what it may touch.
 */
export function restChecks(): () => Promise<void> {
  let isFirst = true;
  return async () => {
    const check = isFirst ? expectRestToWork : expectNextToWork;
    isFirst = false;
    await check();
  };
}

/** On a machine that is slow now any area may be told of as slow, and rightly. */
const isSlowness = ({ message }: { message: string }) => /^the page did not answer for \d+ ms$/.test(message);

/** Exactly one report arrived, but for slowness, of this area in this version, from a page of the snapshot it names. */
export async function expectOneReport(area: string, version: string, message: string | RegExp = /./) {
  const others = async () => (await stand.reports()).filter((one) => !isSlowness(one));
  await browser.waitUntil(async () => (await others()).length > 0, { timeoutMsg: 'no report arrived' });
  expect(await others()).toEqual([
    {
      area,
      version,
      message: expect.stringMatching(message),
      where: expect.any(String),
      snapshot: expect.stringMatching(/^[0-9a-f]{10}$/),
    },
  ]);
}

/** Reports with these words arrived, all of them this area's in this version; of others, at most that they are slow. */
export async function expectReports(area: string, version: string, messages: RegExp[]) {
  const told = async (message: RegExp) =>
    (await stand.reports()).some((one) => one.area === area && one.version === version && message.test(one.message));
  for (const message of messages) await browser.waitUntil(() => told(message), { timeoutMsg: `no report of ${area} says ${message}` });
  expect((await stand.reports()).filter((one) => one.area !== area && !isSlowness(one))).toEqual([]);
}

/** The version of an area in the page that is shown. */
export const versionOf = (area: string) =>
  browser.execute((name: string) => {
    const { areas } = JSON.parse(document.getElementById('mall-page')!.textContent!) as { areas: { name: string; version: string }[] };
    return areas.find((one) => one.name === name)!.version;
  }, area);

/**
 * A call that failed is no fault of an area, so no error is reported; it is counted, once the page is left, under the area and version on whose screen it was
 * made.
 * @param version from `versionOf`, while the page was shown
 */
export async function expectFailedCall(area: string, version: string, call: RegExp) {
  await browser.url('/_live');
  const failed = async () =>
    (await stand.beacons()).flatMap(({ areas }) =>
      Object.entries(areas).flatMap(([name, { version: told, calls = {} }]) =>
        Object.entries(calls).flatMap(([one, [, bad]]) => (bad > 0 ? [`${name}@${told} ${one}`] : [])),
      ),
    );
  await browser.waitUntil(async () => (await failed()).some((told) => told.startsWith(`${area}@${version} `) && call.test(told)), {
    timeoutMsg: `${call} was not told as failed on ${area}@${version}`,
  });
  expect(await stand.reports()).toEqual([]);
}
