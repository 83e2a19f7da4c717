import { faultsInPage, signInAs, signOut } from '@mall/testing/e2e';
import { $, browser, expect } from '@wdio/globals';
import { chatPage } from '../../../mf-ai-chat/e2e/pages/chat.page.ts';
import { loginDialog } from '../pages/login-dialog.page.ts';
import { regionPicker } from '../pages/region-picker.page.ts';

const focus = (css: string) =>
  browser.execute((selector: string) => document.querySelector<HTMLElement>(selector)!.focus({ preventScroll: true }), css);
const hasFocus = (css: string) => browser.execute((selector: string) => !!document.activeElement?.matches(selector), css);
const focusComesTo = (css: string) => browser.waitUntil(() => hasFocus(css), { timeoutMsg: `the focus is not at ${css}` });

/** Presses Tab so often, and tells what was focused outside `css`, and what of it can't be seen to be focused. */
async function tabThrough(times: number, css: string) {
  const outside: string[] = [];
  const unseen: string[] = [];
  for (let press = 0; press < times; press += 1) {
    await browser.keys('Tab');
    const at = await browser.execute((selector: string) => {
      const element = document.activeElement!;
      const name = `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.slice(0, 20)}`;
      const isRinged = (one: Element) => getComputedStyle(one).outlineStyle !== 'none' || getComputedStyle(one).boxShadow !== 'none';
      // What surrounds a bare field draws the ring for it; the dialog library's turning points pass the focus on.
      const isSeen = [element, element.parentElement, element.parentElement?.parentElement].some((one) => one && isRinged(one));
      const isTurn = element.hasAttribute('data-base-ui-focus-guard');
      return { name, isInside: isTurn || !!element.closest(selector), isSeen: isTurn || isSeen };
    }, css);
    if (!at.isInside) outside.push(at.name);
    if (!at.isSeen) unseen.push(at.name);
  }
  return { outside, unseen };
}

describe('without a mouse', () => {
  before(async () => {
    await signOut();
    await browser.url('/search?keyword=m8');
    await $('main h1').waitForDisplayed();
    // Located, so that the note of it comes at no odd moment.
    await browser.waitUntil(async () => (await regionPicker.kept()) !== undefined);
  });

  it('the first stop leads past the frame to the page itself', async () => {
    await browser.url('/search?keyword=m8');
    await $('main h1').waitForDisplayed();
    await browser.keys('Tab');
    await expect($('.skip-link')).toBeFocused();
    await browser.keys('Enter');
    await focusComesTo('main');
    await browser.keys('Tab');
    expect(await browser.execute(() => !!document.activeElement?.closest('main'))).toBe(true);
  });

  it('arrows lead up and down a list of products, and no stop comes to rest under its head', async () => {
    await browser.url('/search?keyword=m8');
    await $('main tbody tr:nth-child(15)').waitForExist();
    await $('main [data-ssr]').waitForExist({ reverse: true });
    await focus('main tbody th a:not([tabindex])');
    const stops: { name: string; isUnderHead: boolean }[] = [];
    const press = async (key: string) => {
      await browser.keys(key);
      stops.push(
        await browser.execute(() => {
          const stop = document.activeElement!;
          const head = document.querySelector('main thead')!.getBoundingClientRect();
          return { name: stop.getAttribute('href') ?? stop.tagName, isUnderHead: stop.getBoundingClientRect().top < head.bottom };
        }),
      );
    };
    for (const key of [
      'End',
      ...Array<string>(14).fill('ArrowUp'),
      ...Array<string>(9).fill('ArrowDown'),
      ...Array<string>(9).fill('ArrowUp'),
    ])
      await press(key);
    expect(new Set(stops.map(({ name }) => name)).size).toBeGreaterThanOrEqual(15);
    expect(stops.filter(({ isUnderHead }) => isUnderHead)).toEqual([]);
  });

  it('every stop of the frame can be seen', async () => {
    await browser.url('/search?keyword=m8');
    await $('main h1').waitForDisplayed();
    expect((await tabThrough(26, 'body')).unseen).toEqual([]);
  });

  it('the categories open, a panel is entered and left, and the focus goes back where it was', async () => {
    await focus('.frame-menu-title');
    await browser.keys('Enter');
    await $('.frame-menu-list').waitForDisplayed();
    await browser.keys('Tab');
    await focusComesTo('.frame-menu-list > li:first-child > a');
    for (const out of ['ArrowLeft', 'Escape']) {
      await browser.keys('ArrowRight');
      await focusComesTo('.frame-panel a');
      expect(await faultsInPage()).toEqual([]);
      await browser.keys(out);
      await focusComesTo('.frame-menu-list > li:first-child > a');
    }
    await browser.keys('Escape');
    await focusComesTo('.frame-menu-title');
    await expect($('.frame-menu-list')).not.toBeExisting();
  });

  it('a region is chosen to its end, the focus never leaves the picker, and is given back', async () => {
    await focus('.frame-location');
    await browser.keys('Enter');
    await regionPicker.dialog.$('button=江苏省').waitForDisplayed();
    expect(await tabThrough(40, '[role="dialog"]')).toEqual({ outside: [], unseen: [] });
    const choose = async (name: string, next: string) => {
      const place = await regionPicker.dialog.$(`button=${name}`);
      await place.waitForDisplayed();
      await browser.execute((element: HTMLElement) => element.focus(), place as unknown as HTMLElement);
      await browser.keys('Enter');
      await browser.waitUntil(async () => (await $('[role="tab"][aria-selected="true"]').getText()) === next);
      await focusComesTo('[role="tab"][aria-selected="true"]');
    };
    await choose('江苏省', '城市');
    await choose('苏州市', '区县');
    // Arrows move among the tabs, as in every list of tabs.
    await browser.keys('ArrowLeft');
    await browser.waitUntil(async () => (await $('[role="tab"][aria-selected="true"]').getText()) === '苏州市');
    await browser.keys('Escape');
    await regionPicker.dialog.waitForExist({ reverse: true });
    await focusComesTo('.frame-location');
  });

  it('the login takes the focus, keeps it, and gives it back', async () => {
    await focus('.frame-account button');
    await browser.keys('Enter');
    await loginDialog.waitForShown();
    await browser.waitUntil(() => browser.execute(() => !!document.activeElement?.closest('[role="dialog"]')));
    expect(await tabThrough(16, '[role="dialog"]')).toEqual({ outside: [], unseen: [] });
    expect(await faultsInPage()).toEqual([]);
    await browser.keys('Escape');
    await loginDialog.dialog.waitForExist({ reverse: true });
    await focusComesTo('.frame-account button');
  });

  it('customer service and the notices open in place and close by Escape; the inquiry basket leads to its page', async () => {
    for (const [button, popup] of [
      ['.frame-side li:first-child button', '.frame-side-popup'],
      ['.frame-bell button', '.frame-bell-list a, .frame-bell-list b'],
    ] as const) {
      await focus(button);
      await browser.keys('Enter');
      await $(popup).waitForDisplayed();
      expect(await faultsInPage()).toEqual([]);
      await browser.keys('Tab');
      await browser.keys('Escape');
      await $(popup).waitForExist({ reverse: true });
      await focusComesTo(button);
    }
    await signInAs();
    await browser.url('/search?keyword=m8');
    const basket = '.frame-side li:nth-child(2) button';
    await $(basket).waitForDisplayed();
    await $('.frame-company').waitForDisplayed();
    await focus(basket);
    await browser.keys('Enter');
    await browser.waitUntil(async () => new URL(await browser.getUrl()).pathname === '/customer/createinquiryv2');
    await focusComesTo('main h1');
  });

  it('the assistant opens beside a product, is asked and obeyed, and gives the focus back', async () => {
    await browser.url('/search?keyword=m8');
    await $('main a[href^="/p/"]').waitForDisplayed();
    await browser.url((await $('main a[href^="/p/"]').getAttribute('href'))!);
    await $('main h1').waitForDisplayed();
    const service = '.frame-side li:first-child button';
    await $(service).waitForDisplayed();
    await focus(service);
    await browser.keys('Enter');
    await $('.frame-service-link').waitForDisplayed();
    await focus('.frame-service-link');
    await browser.keys('Enter');
    await focusComesTo('[data-assistant-panel] textarea');
    await chatPage.type('这个加500个到购物车');
    await chatPage.cardButton.waitForDisplayed();
    expect(await faultsInPage()).toEqual([]);
    await chatPage.pressCardByKeys();
    await browser.keys('Escape');
    await chatPage.panel.waitForExist({ reverse: true });
    await focusComesTo(service);
  });

  it('the side menu folds and unfolds', async () => {
    await focus('.frame-side-fold');
    await browser.keys('Enter');
    await expect($('.frame-side ul')).not.toBeExisting();
    await focusComesTo('.frame-side-fold[aria-expanded="false"]');
    await browser.keys('Enter');
    await expect($('.frame-side ul')).toBeDisplayed();
  });
});

describe('for who asked for less motion', () => {
  const feature = (value: string) =>
    browser.sendCommandAndGetResult('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });
  before(() => feature('reduce'));
  after(() => feature(''));

  it('nothing of the frame moves: no transition, no turning banner or phrase, and the way to the top is at once', async () => {
    await browser.url('/search?keyword=m8');
    await $('main h1').waitForDisplayed();
    const moving = await browser.execute(() =>
      [...document.querySelectorAll('body *')]
        .filter((element) => {
          const { transitionDuration, animationDuration } = getComputedStyle(element);
          return [transitionDuration, animationDuration].some((text) => text.split(',').some((one) => Number.parseFloat(one) > 0.02));
        })
        .map((element) => `${element.tagName} ${element.className}`),
    );
    expect(moving).toEqual([]);
    const afterPress = () =>
      browser.execute(() => {
        window.scrollTo(0, 1500);
        const top = [...document.querySelectorAll<HTMLElement>('.frame-side button')].find((one) => one.textContent === '返回顶部');
        top?.click();
        return window.scrollY;
      });
    // What the server rendered is pressed for nothing until its scripts have come.
    await browser.waitUntil(async () => (await afterPress()) === 0, { timeoutMsg: 'the way to the top is not at once' });
  });
});
