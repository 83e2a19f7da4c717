import Type from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { Paged, Pager } from '../call/paged.ts';
import { Why } from '../staff/fields.ts';
import { BookId, BookKind, CatalogueBook, CatalogueBookDetail, StaffCatalogueBook } from './catalogue-book-shapes.ts';

const reading = { method: 'GET', access: 'public', effect: 'read' } as const;
const ofContent = { method: 'POST', access: 'staff', roles: ['content'] } as const;
const search = {
  kind: Type.Optional(BookKind),
  keyword: Type.Optional(Type.String({ maxLength: 40 })),
  pageIndex: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
};

/** Printed catalogues as PDF (rules download 19–23). */
export const catalogueBookCalls = {
  getCatalogueList: defineCall({
    ...{ ...reading, path: '/api/download/getCatalogueList', summary: '产品目录：按分类与品牌，可搜索' },
    inSimulation: true,
    query: Type.Object(search),
    response: Paged(CatalogueBook),
  }),
  getCatalogueDetail: defineCall({
    ...{ ...reading, path: '/api/download/getCatalogueDetail', summary: '一本产品目录：页数、章节与编制进度' },
    inSimulation: true,
    query: Type.Object({ id: BookId }),
    response: CatalogueBookDetail,
    refusals: ['CATALOGUE_BOOK_NOT_FOUND'],
  }),
  getCatalogueDownloadUrl: defineCall({
    ...{ ...reading, method: 'POST', effect: 'write', alsoGet: true, perMinute: 120, path: '/api/download/getCatalogueDownloadUrl' },
    summary: '一本产品目录的下载与预览地址，一小时内有效；还没有编制的随即开始编制',
    body: Type.Object({ id: BookId }),
    response: Type.Object({ url: Type.String(), previewUrl: Type.String(), fileName: Type.String(), expiresAt: Type.String() }),
    refusals: ['CATALOGUE_BOOK_NOT_FOUND', 'CATALOGUE_BOOK_NOT_READY'],
  }),
  downloadFile: defineCall({
    ...{ ...reading, file: true, path: '/api/download/DownloadFile', summary: '下载或预览一本产品目录：地址会过期，支持断点续传' },
    inSimulation: true,
    query: Type.Object({
      downloadId: Type.Optional(Type.String({ description: 'the signed name in the address' })),
      preview: Type.Optional(Type.String({ description: '1: to be looked at' })),
    }),
    response: Type.String({ description: 'the file' }),
  }),
  listCatalogueBooks: defineCall({
    ...{ ...ofContent, effect: 'read', path: '/api/staff/ListCatalogueBooks', summary: '员工：全部产品目录与编制进度' },
    body: Type.Object({ kind: search.kind, keyword: search.keyword, ...Pager.properties }),
    response: Paged(StaffCatalogueBook),
  }),
  changeCatalogueBook: defineCall({
    ...{ ...ofContent, effect: 'write', idempotent: true, path: '/api/staff/ChangeCatalogueBook' },
    summary: '员工：重新编制一本产品目录，或下架、上架',
    body: Type.Object({ id: BookId, isShown: Type.Optional(Type.Boolean()), isAnew: Type.Optional(Type.Boolean()), why: Why }),
    response: StaffCatalogueBook,
    refusals: ['CATALOGUE_BOOK_NOT_FOUND'],
  }),
};
