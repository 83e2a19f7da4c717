/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { accessibilityFaults, refusal, renderPage, screen, waitFor } from '@mall/testing';
import DownloadPage from './download-page.tsx';

const book = {
  ...{ id: 3, kind: 'category', kindName: '分类目录', title: '紧固件', skuCount: 9200, pages: 202, size: 1_045_025, coverUrl: '' },
  ...{ madeAt: '2026-11-23T02:00:00Z', state: 'ready', progress: 0 },
};
const detail = { ...book, goodsUrl: '/c-11001', entries: [{ title: '螺钉', level: 1, page: 3 }] };
const open = (id: string | undefined, download: object) =>
  renderPage(<DownloadPage />, { path: id ? `/download/${id}` : '/download', params: id ? { id } : {}, answers: { download } as never });

test('a catalogue shows its pages and chapters, and hands out a link of its own for each download (rule download 23)', async () => {
  const getCatalogueDownloadUrl = jest.fn(async () => ({ url: '#saved', previewUrl: '#seen', fileName: '紧固件.pdf', expiresAt: '' }));
  const { user, container } = open('3', { getCatalogueDetail: async () => detail, getCatalogueDownloadUrl });
  expect(await screen.findByRole('heading', { name: '紧固件 分类目录' })).toBeInTheDocument();
  expect(screen.getByText('202 页')).toBeInTheDocument();
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: '下载 PDF' }));
  expect(getCatalogueDownloadUrl).toHaveBeenCalledTimes(1);
});

test('one that is not made is asked for once, and one that was taken down is not there', async () => {
  const getCatalogueDownloadUrl = jest.fn(() => Promise.reject(refusal('CATALOGUE_BOOK_NOT_READY', '正在编制')));
  const first = open('3', {
    getCatalogueDetail: async () => ({ ...detail, state: 'waiting', pages: 0, madeAt: '' }),
    getCatalogueDownloadUrl,
  });
  expect(await screen.findByText('正在排队编制，约需一分钟')).toBeInTheDocument();
  await waitFor(() => expect(getCatalogueDownloadUrl).toHaveBeenCalledTimes(1));
  first.unmount();
  open('4', { getCatalogueDetail: () => Promise.reject(refusal('CATALOGUE_BOOK_NOT_FOUND', '没有找到')) });
  expect(await screen.findByText('没有找到这本目录')).toBeInTheDocument();
});

test('without an id all catalogues are there to choose from (rule download 19)', async () => {
  const { container } = open(undefined, { getCatalogueList: async () => ({ pageIndex: 1, pageSize: 24, total: 1, items: [book] }) });
  expect(await screen.findByRole('link', { name: /紧固件/ })).toHaveAttribute('href', '/download/3');
  expect(await accessibilityFaults(container)).toEqual([]);
});
