import { $, expect } from '@wdio/globals';
import { stand } from '../stand/control.ts';
import { areaOf, beginAnew, goTo, openPage } from '../stand/rest-of-the-site.ts';

describe('a version that gets live while its page is open', () => {
  const area = 'mf-new-version';
  before(async () => {
    await beginAnew();
    await stand.publish(area);
  });
  after(() => stand.retire(area));

  it('leaves the open page its old files, and is offered at the next navigation', async () => {
    await openPage('/failure/new-version');
    await expect(areaOf(area).$('h1')).toHaveText('第一版');
    await stand.publish(`newer/${area}`);
    await areaOf(area).$('button=查看详情').click();
    await expect(areaOf(area).$('p')).toHaveText('第一版的详情');
    expect(await $('.new-version').isExisting()).toBe(false);
    await goTo('/ai');
    await $('.new-version').waitForDisplayed({ timeoutMsg: 'the new version was not offered' });
    await goTo('/failure/new-version');
    await expect(areaOf(area).$('h1')).toHaveText('第一版');
    await $('.new-version').$('button=立即刷新').click();
    await expect(areaOf(area).$('h1')).toHaveText('第二版');
    await areaOf(area).$('button=查看详情').click();
    await expect(areaOf(area).$('p')).toHaveText('第二版的详情');
    expect(await stand.reports()).toEqual([]);
  });
});
