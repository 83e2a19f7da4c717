import { staffCalls } from '@mall/api-contract/staff';
import { supplierCalls as calls } from '@mall/api-contract/supplier';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ObjectStorage } from '../../adapters/object-storage/object-storage.ts';
import type { Database } from '../../database/database.ts';
import type { StaffCaller } from '../../http/caller.ts';
import { isRefusal } from '../../http/mall-error.ts';
import { route } from '../../http/route.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { CatalogueService } from '../../modules/catalogue/catalogue.service.ts';
import { handOut } from '../../modules/file/file.routes.ts';
import { supplierService } from '../../modules/supplier/supplier.service.ts';
import { supplierFiles } from '../../modules/supplier/supplier-files.ts';
import { actingIn } from './acting.ts';
import { supplierJob } from './tell-supplier.ts';

interface Parts {
  db: Database;
  jobs: Jobs;
  catalogue: CatalogueService;
  storage: ObjectStorage;
}
type Asked = FastifyRequest<{ Querystring: { file?: string } }>;
const downloading = staffCalls.downloadSupplierFile;

/** Staff look at who offers goods, and answer (rules supplier 9, 10). */
export function staffSupplierRoutes(app: FastifyInstance, { db, jobs, catalogue, storage }: Parts) {
  const acting = actingIn(db);
  const papers = supplierFiles(db, storage);

  route(app, calls.listSuppliers, async ({ view = 'waiting', pageIndex = 1, pageSize = 20 }) => ({
    ...{ pageIndex, pageSize },
    ...(await supplierService(db, catalogue).page(view, (pageIndex - 1) * pageSize, pageSize)),
  }));
  route(app, calls.answerSupplier, ({ id, decision, answer }, caller) =>
    acting({ caller, why: answer }, 'answerSupplier', `supplier:${id}`, { decision }, async (tx) => {
      const answered = await supplierService(tx, catalogue).answer(id, decision, answer.trim());
      await jobs.enqueue(tx, supplierJob, { id, state: answered.state });
      return answered;
    }),
  );
  app.get(downloading.path, { config: { call: downloading } }, async ({ caller, query }: Asked, reply) => {
    const plain = (status: number, words: string) => reply.status(status).type('text/plain; charset=utf-8').send(words);
    try {
      const file = await papers.read(String(query.file ?? ''));
      await acting(
        { caller: caller as StaffCaller, why: undefined },
        'openSupplierFile',
        `supplier:${file.row.applicationId}`,
        { name: file.row.name },
        async () => undefined,
      );
      return handOut(reply, file);
    } catch (error) {
      if (isRefusal(error, 'SUPPLIER_FILE_UNKNOWN')) return plain(404, '没有该文件，或已被移除');
      throw error;
    }
  });
}
