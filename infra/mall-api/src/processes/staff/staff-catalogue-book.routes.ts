import { downloadCalls as calls } from '@mall/api-contract/download';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.ts';
import { route } from '../../http/route.ts';
import { catalogueBooks } from '../../modules/download/catalogue-book.service.ts';
import { actingIn } from './acting.ts';

type Parts = Parameters<typeof catalogueBooks>[0] & { db: Database };

/** Staff see how far catalogues are, make one anew, hide and show it (rule download 22). */
export function staffCatalogueBookRoutes(app: FastifyInstance, parts: Parts) {
  const acting = actingIn(parts.db);
  route(app, calls.listCatalogueBooks, async ({ kind, keyword = '', pageIndex = 1, pageSize = 20 }) => ({
    ...{ pageIndex, pageSize },
    ...(await catalogueBooks(parts).staffList({ kind, keyword: keyword.trim() || undefined }, (pageIndex - 1) * pageSize, pageSize)),
  }));
  route(app, calls.changeCatalogueBook, ({ id, isShown, isAnew, why }, caller) =>
    acting({ caller, why }, 'makeCatalogueBook', `catalogueBook:${id}`, { isShown, isAnew }, (tx) =>
      catalogueBooks({ ...parts, db: tx }).change(id, { isShown, isAnew }),
    ),
  );
}
