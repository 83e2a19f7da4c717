/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import type { Call, CallOutput } from '@mall/mf-kit';
import { accessibilityFaults, refusal, renderPage, screen, within } from '@mall/testing';
import { screens } from '../../routes.ts';
import ArticlePage from './article/article-page.tsx';
import HelpPage from './help/help-page.tsx';
import LandingPage from './landing-page/landing-page.tsx';

type Page = CallOutput<'content.getContentPage'>;
const aPage = (more: Partial<Page> = {}): Page => ({
  ...{ id: 9, kind: 'page', title: '检修专题', summary: '停机检修的清单', topic: '', url: '/cms/x', isPreview: false },
  ...{ publishedAt: '2026-11-20T00:00:00.000Z', updatedAt: '2026-11-20T00:00:00.000Z' },
  blocks: [
    { kind: 'hero', title: '检修专题', text: '先备齐', linkText: '去选购', linkUrl: '/sitemap', picture: null },
    {
      kind: 'text',
      html: '<h2 id="s2-1">清单</h2><p>一</p><h2 id="s2-2">顺序</h2>',
      headings: [
        { id: 's2-1', text: '清单' },
        { id: 's2-2', text: '顺序' },
      ],
    },
    { kind: 'sizes', title: '尺寸', note: 'mm', columns: ['规格', '螺距'], rows: [['M6', '1']] },
    { kind: 'faq', title: '常见问题', questions: [{ question: '会松吗？', html: '<p>用锁固胶。</p>', text: '用锁固胶。' }] },
    { anchor: 'more', kind: 'tiles', title: '入口', tiles: [{ name: '轴承', url: '/c-1', pictureUrl: '', note: '12 种' }] },
    { kind: 'pictures', title: '图', pictures: [{ url: '/img/content/a', alt: '上锁', width: 960, height: 540, widths: [480, 960] }] },
  ],
  ...more,
});
const nobody = { pageIndex: 1, pageSize: 20, total: 0, items: [] };

test('a page of blocks has one first heading, each part, and nothing that a reader can’t reach', async () => {
  const { container } = renderPage(<LandingPage />, { answers: { content: { getContentPage: async () => aPage() } }, path: '/cms/x' });
  expect(await screen.findByRole('heading', { level: 1, name: '检修专题' })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getByRole('columnheader', { name: '螺距' })).toBeVisible();
  expect(screen.getByText('用锁固胶。')).toBeVisible();
  expect(container.querySelector('#more')).toHaveTextContent('轴承');
  expect(screen.getByAltText('上锁')).toHaveAttribute('srcset', '/img/content/a-480.webp 480w, /img/content/a-960.webp 960w');
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('the first row of goods comes with the page, what stands below a window is fetched when it comes near', async () => {
  const shelf = (of: string, count: number) =>
    ({
      ...{ kind: 'shelf', title: of, moreUrl: '' },
      products: Array.from({ length: count }, (_, at) => ({
        ...{ skuNumber: `${of}${at}`, productName: `${of}${at}`, defaultThumbUrl: `/img/sku/${of}${at}/thumb.svg` },
        ...{ manufacturerName: '固泰', manufacturerPartNumber: 'GT', isActive: true, minOrderQty: 1, stepValue: 1 },
      })),
    }) as unknown as Page['blocks'][number];
  const { container } = renderPage(<LandingPage />, {
    answers: {
      content: { getContentPage: async () => aPage({ blocks: [aPage().blocks[0]!, shelf('A', 7), shelf('B', 6), shelf('C', 1)] }) },
    },
    path: '/cms/x',
  });
  await screen.findByText('C0');
  const eager = [...container.querySelectorAll('img[loading="eager"]')].map((one) => one.getAttribute('src'));
  expect(eager).toEqual(Array.from({ length: 6 }, (_, at) => `/img/sku/A${at}/thumb.svg`));
  expect(container.querySelectorAll('img[loading="lazy"]')).toHaveLength(8);
  expect([...container.querySelectorAll('[data-sight]')].map((one) => one.getAttribute('data-sight'))).toEqual(['first', 'soon', 'later']);
});

test('an article has its contents and others beside it; before it is published it says so', async () => {
  const page = aPage({ kind: 'article', title: '螺纹', topic: '紧固件', isPreview: true, blocks: aPage().blocks.slice(1, 4) });
  const others = {
    ...nobody,
    total: 1,
    items: [{ id: 3, title: '防松', summary: '', topic: '紧固件', url: '/zhishi/3', publishedAt: page.publishedAt }],
  };
  const { container } = renderPage(<ArticlePage />, {
    answers: { content: { getMallNews: async () => ({ page, others }) } },
    path: '/zhishi/9',
    params: { id: '9' },
  });
  expect(await screen.findByText(/预览：这一版还没有发布/)).toBeVisible();
  const contents = within(screen.getByRole('navigation', { name: '目录' })).getAllByRole('link');
  expect(contents.map((link) => link.getAttribute('href'))).toEqual(['#s2-1', '#s2-2']);
  expect(screen.getByRole('link', { name: '防松' })).toHaveAttribute('href', '/zhishi/3');
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('help finds by words, and counts whether it was of use', async () => {
  const voted: object[] = [];
  const content = {
    getMallHelpCenterTree: async () => [{ id: 1, name: '发票', selfChildren: [{ id: 601, name: '电子发票' }] }],
    getMallHelpCenterById: async () => ({
      ...{
        id: 601,
        name: '电子发票',
        groupId: 1,
        groupName: '发票',
        summary: '',
        updatedAt: '2026-11-20T00:00:00.000Z',
        useful: 0,
        useless: 0,
      },
      blocks: [{ kind: 'text' as const, html: '<p>发货后开具。</p>', headings: [] }],
    }),
    searchHelp: async () => [{ id: 601, name: '电子发票', groupName: '发票', excerpt: '发货后开具' }],
    voteContent: async (vote: object) => {
      voted.push(vote);
      return { useful: 1, useless: 0 };
    },
  };
  const { container, user, unmount } = renderPage(<HelpPage />, { answers: { content }, path: '/helpCenter?id=601' });
  await user.click(await screen.findByRole('button', { name: '有用' }));
  expect(await screen.findByText('感谢您的反馈')).toBeVisible();
  expect(voted).toEqual([{ id: 601, isUseful: true }]);
  expect(await accessibilityFaults(container)).toEqual([]);
  unmount();
  renderPage(<HelpPage />, { answers: { content }, path: '/helpCenter?keyword=%E5%8F%91%E7%A5%A8' });
  expect(await screen.findByText('发货后开具')).toBeVisible();
});

test('before anything is chosen the help centre shows every article by its group, and whom to ask', async () => {
  const content = {
    getMallHelpCenterTree: async () => [
      { id: 1, name: '发票', selfChildren: [{ id: 601, name: '电子发票' }] },
      { id: 2, name: '售后服务', selfChildren: [{ id: 701, name: '退货' }] },
    ],
  };
  const { container } = renderPage(<HelpPage />, { answers: { content }, path: '/helpCenter' });
  const returns = within(await screen.findByRole('region', { name: '售后服务' }));
  expect(returns.getByRole('link', { name: '退货' })).toHaveAttribute('href', '/helpCenter?id=701');
  expect(within(screen.getByRole('region', { name: '发票' })).getAllByRole('link')).toHaveLength(1);
  expect(screen.getByRole('link', { name: /在线客服/ })).toHaveAttribute('href', '/ai');
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('gone is 410, never there is 404, failed is neither; what is there tells search engines where it stands and what it answers', async () => {
  const address = (params: Record<string, string>, pathname: string) => ({
    params,
    query: new URLSearchParams(),
    provinceId: 10009,
    pathname,
  });
  const reads =
    (value: unknown) =>
    <Output,>(_: Call<Output>) =>
      value as Output;
  const headOf = (reason: string) => screens['landing-page'].head(reads(undefined), address({}, '/cms/x'), () => reason);
  expect(['CONTENT_GONE', 'CONTENT_NOT_FOUND', 'SERVER_ERROR'].map((reason) => headOf(reason).status)).toEqual([410, 404, undefined]);
  const head = screens['landing-page'].head(reads(aPage()), address({}, '/cms/x'), () => undefined);
  expect(head).toMatchObject({ title: '检修专题', description: '停机检修的清单', canonical: '/cms/x' });
  expect(head.structured?.map((one) => (one as Record<string, unknown>)['@type'])).toEqual(['BreadcrumbList', 'FAQPage']);
  // A synonym's page names its one address.
  const keyword = aPage({ kind: 'keyword', url: '/gp/30001' });
  expect(screens['keyword-page'].head(reads(keyword), address({ synonym: '杯头' }, '/gp_ts/x'), () => undefined).canonical).toBe(
    '/gp/30001',
  );
  const gone = async () => {
    throw refusal('CONTENT_GONE', '这个页面已下线', undefined);
  };
  renderPage(<LandingPage />, { answers: { content: { getContentPage: gone } }, path: '/cms/x' });
  expect(await screen.findByRole('heading', { name: '这个页面已下线' })).toBeVisible();
});
