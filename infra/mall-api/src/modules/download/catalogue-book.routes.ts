import { downloadCalls as calls } from '@mall/api-contract/download';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ObjectStorage } from '../../adapters/object-storage/object-storage.ts';
import { route } from '../../http/route.ts';
import { Overload } from '../../load/overload.ts';
import { type CatalogueBooks, catalogueBooks } from './catalogue-book.service.ts';
import { bookSender } from './send-book.ts';

type Asked = FastifyRequest<{ Querystring: { downloadId?: string; preview?: string } }>;

/** Printed catalogues (rules download 19–23). */
export function catalogueBookRoutes(
  app: FastifyInstance,
  { storage, ...parts }: Parameters<typeof catalogueBooks>[0] & { storage: ObjectStorage },
) {
  const books: CatalogueBooks = catalogueBooks(parts);
  const send = bookSender(storage);
  route(app, calls.getCatalogueList, async ({ kind, keyword = '', pageIndex = 1, pageSize = 24 }) => ({
    ...{ pageIndex, pageSize },
    ...(await books.list({ kind, keyword: keyword.trim() || undefined }, (pageIndex - 1) * pageSize, pageSize)),
  }));
  route(app, calls.getCatalogueDetail, ({ id }) => books.detail(id));
  route(app, calls.getCatalogueDownloadUrl, ({ id }) => books.link(id));
  app.get(calls.downloadFile.path, { config: { call: calls.downloadFile } }, async (request: Asked, reply) => {
    const plain = (status: number, words: string) =>
      reply.status(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(words);
    const book = await books.opened(String(request.query.downloadId ?? ''));
    if (!book) return plain(404, '链接已过期，或没有该文件，请回到下载中心重新下载');
    try {
      return await send(request, reply, book, request.query.preview === '1');
    } catch (error) {
      if (!(error instanceof Overload)) throw error;
      reply.header('retry-after', 10);
      return plain(503, '下载的人较多，请稍后再试');
    }
  });
}
