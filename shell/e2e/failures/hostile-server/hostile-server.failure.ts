import { $, browser, expect } from '@wdio/globals';
import { stand } from '../stand/control.ts';
import { areaOf, beginAnew, expectRestToWork, openPage } from '../stand/rest-of-the-site.ts';

const harms = ['late-rejection', 'late-timer', 'loop', 'leak', 'exit', 'pollution', 'environment', 'built-in', 'network'];
const rendered = async (path: string) => (await (await fetch(`${process.env.MALL_BASE_URL}${path}`)).text()).includes('data-ssr=');

describe('an area whose server code does harm', () => {
  before(async () => {
    await beginAnew();
    await stand.publish('mf-hostile-server');
  });
  after(() => stand.retire('mf-hostile-server'));

  for (const [at, harm] of harms.entries())
    it(`by ${harm}: the others’ pages are rendered meanwhile, and its own is drawn by the browser`, async () => {
      const own = fetch(`${process.env.MALL_BASE_URL}/failure/hostile-server/${harm}?first`).then((answer) => answer.status);
      const others = await Promise.all([rendered(`/search?keyword=m${at + 3}`), rendered(`/sitemap?${harm}`), rendered(`/?${harm}`)]);
      expect(others).toEqual([true, true, true]);
      expect(await own).toBe(200);
      await openPage(`/failure/hostile-server/${harm}`);
      await areaOf('mf-hostile-server').$('h1=没有出错的页面').waitForDisplayed();
    });

  it('costs nobody anything afterwards', async () => {
    await expectRestToWork();
    await browser.url('/');
    await expect($('#frame-header')).toBeDisplayed();
  });
});
