import { faultsInPage, signOut } from '@mall/testing/e2e';
import { $, browser, expect } from '@wdio/globals';
import { publishAgain } from '../deploying/team.ts';
import { deskPage } from '../pages/desk.page.ts';

describe('an operator at the desk', () => {
  const area = 'mf-credit';
  let version = '';
  let liveBefore = '';
  before(async () => {
    await signOut();
    version = await publishAgain(area);
  });

  it('is asked to sign in before anything is shown, and comes back to where the way led', async () => {
    await browser.url('/_platform/desk/releases');
    await expect($('form[aria-label="运维台登录"]')).toBeDisplayed();
    await expect($('main')).not.toHaveText(expect.stringContaining(area));
    expect(await faultsInPage()).toEqual([]);
    await deskPage.signIn('operator', 'Mall2026!');
    await expect(deskPage.headline).toHaveText('发布');
    expect(await faultsInPage()).toEqual([]);
  });

  it('sees on one drawing what is live and who fills and shows which slot', async () => {
    await deskPage.go('拓扑');
    await deskPage.card(area).waitForDisplayed();
    await expect(deskPage.card('slot:credit-payment')).toHaveAttribute(
      'aria-label',
      '插槽 credit-payment：mf-credit提供，mf-cart-checkout使用',
    );
    await expect(deskPage.card('api:credit')).toBeDisplayed();
    liveBefore = (await deskPage.card(area).$('code').getText()) ?? '';
    expect(liveBefore).toMatch(/^[0-9a-f]{12}$/);
    await deskPage.card(area).click();
    await expect($('aside h2')).toHaveText(expect.stringContaining(area));
    expect(await faultsInPage()).toEqual([]);
  });

  it('promotes the candidate with a reason, and the next page view has it', async () => {
    await deskPage.go('发布');
    await deskPage.releases(area).$(`aria/上线 ${area} 的候选`).click();
    await expect(deskPage.dialog).toHaveText(expect.stringContaining(liveBefore));
    await expect(deskPage.dialog).toHaveText(expect.stringContaining(version));
    await deskPage.confirm('额度卡改版', '上线');
    await expect(deskPage.releases(area)).toHaveText(expect.stringContaining(version));
    expect(await sourceOf('/')).toContain(version);
  });

  it('rolls it back, and what was there before is live again', async () => {
    await deskPage.releases(area).$(`aria/回滚 ${area}`).click();
    await deskPage.confirm('额度显示不对', '回滚');
    await expect(deskPage.releases(area)).not.toHaveText(expect.stringContaining(`线上\n${version}`));
    const source = await sourceOf('/');
    expect(source).toContain(liveBefore);
    expect(source).not.toContain(version);
  });

  it('finds both in the history, with who, from where to where, and why', async () => {
    await deskPage.go('历史');
    await browser.waitUntil(async () => (await deskPage.historyOf(version)).length >= 3, { timeoutMsg: 'the history does not tell of it' });
    const [rolledBack, promoted] = await deskPage.historyOf(version);
    for (const text of ['周琳', '回滚', area, '额度显示不对']) expect(rolledBack).toContain(text);
    for (const text of ['周琳', '上线', area, '额度卡改版']) expect(promoted).toContain(text);
    expect(await faultsInPage()).toEqual([]);
  });

  it('leaves, and the door is closed again', async () => {
    await $('button=退出').click();
    await expect($('form[aria-label="运维台登录"]')).toBeDisplayed();
    const status = await browser.execute(() => fetch('/_platform/status').then((answer) => answer.status));
    expect(status).toBe(401);
  });
});

const sourceOf = (path: string) =>
  browser.execute(
    (address: string) => fetch(address, { cache: 'no-store' }).then((answer) => answer.text()),
    path,
  ) as unknown as Promise<string>;
