import { $, browser } from '@wdio/globals';
import { stand } from '../stand/control.ts';
import { areaOf, beginAnew, expectOneReport, expectRestToWork, openPage } from '../stand/rest-of-the-site.ts';

describe('a shared library whose chunk fails', () => {
  let version: string;
  before(async () => {
    await beginAnew();
    version = await stand.publish('mf-shared-library');
  });
  after(() => stand.retire('mf-shared-library'));

  it('is tried again: after the repair the retry opens what needs it', async () => {
    await openPage('/failure/shared-library');
    await areaOf('mf-shared-library').$('button=打开对话框').waitForClickable();
    await stand.misbehave('/assets/shell/', { kind: 'answer', status: 404 });
    await areaOf('mf-shared-library').$('button=打开对话框').click();
    await areaOf('mf-shared-library').$('h2=这部分暂时打不开').waitForDisplayed();
    await stand.behave();
    await areaOf('mf-shared-library').$('button=重试').click();
    await areaOf('mf-shared-library').$('button=打开对话框').click();
    await $('[role="dialog"]').waitForDisplayed();
    await browser.keys('Escape');
    await expectRestToWork();
    await expectOneReport('mf-shared-library', version, /chunk/i);
  });
});
