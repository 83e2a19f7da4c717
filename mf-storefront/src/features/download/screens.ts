import { defineScreens, type ScreenHead } from '@mall/mf-kit';
import { bookCall, booksCall } from '../../parts/download/catalogue-book-calls.ts';
import { breadcrumbList } from '../../parts/structured.ts';
import { sharedInvoicesCall } from './shared-invoices/shared-invoices-call.ts';

const shared = {
  load: ({ params }: { params: Record<string, string | undefined> }) => [sharedInvoicesCall(params.key) ?? []].flat(),
  head: () => ({ title: '发票下载', description: '凭链接下载订单的电子发票。', isUnlisted: true }),
};

const centre: ScreenHead = {
  ...{ title: '下载中心_产品目录PDF', canonical: '/download/center' },
  description: '百工商城产品目录下载：按分类与品牌编制的 PDF 选型目录，含尺寸表、图纸与订货编码。',
  structured: [breadcrumbList([{ name: '下载中心', path: '/download/center' }])],
};

/** Files of the mall that have a page. */
export const downloadScreens = defineScreens({
  'download-centre': {
    component: () => import(/* webpackChunkName: "screen-download-centre" */ './download-centre/download-centre-page.tsx'),
    load: ({ query }) => [booksCall(query)],
    head: () => centre,
  },
  download: {
    component: () => import(/* webpackChunkName: "screen-download" */ './download/download-page.tsx'),
    load: ({ params, query }) => (params.id ? [bookCall(params.id) ?? []].flat() : [booksCall(query)]),
    head(read, { params }, reasonOf) {
      if (!params.id) return centre;
      const call = bookCall(params.id);
      const book = call && read(call);
      if (!call || reasonOf(call) === 'CATALOGUE_BOOK_NOT_FOUND') return { title: '没有找到这本目录', status: 404 };
      if (!book) return { title: '产品目录' };
      const { title, kindName, skuCount, id } = book;
      return {
        ...{ title: `${title}${kindName}PDF下载`, canonical: `/download/${id}` },
        description: `${title}产品目录：${skuCount} 种规格的尺寸表、图纸与订货编码，PDF 免费下载。`,
        structured: [
          breadcrumbList([
            { name: '下载中心', path: '/download/center' },
            { name: title, path: `/download/${id}` },
          ]),
        ],
      };
    },
  },
  'shared-invoices': {
    component: () => import(/* webpackChunkName: "screen-shared-invoices" */ './shared-invoices/shared-invoices-page.tsx'),
    ...shared,
  },
  'download-invoices': {
    component: () => import(/* webpackChunkName: "screen-download-invoices" */ './shared-invoices/shared-invoices-page.tsx'),
    ...shared,
  },
});
