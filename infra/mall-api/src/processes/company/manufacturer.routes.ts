import type { ManufacturerApplication } from '@mall/api-contract/account';
import { accountCalls as calls } from '@mall/api-contract/account';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.ts';
import { route } from '../../http/route.ts';
import { type ManufacturerRow, manufacturerService } from '../../modules/account/manufacturer.service.ts';
import type { FileService } from '../../modules/file/file.service.ts';

export const manufacturerStatusNames = { submitted: '审核中', approved: '已通过', rejected: '已驳回', withdrawn: '已撤回' } as const;

type Files = Pick<FileService, 'views' | 'use'>;

/** As calls answer it: its files with links. */
export async function manufacturerView(files: Files, row: ManufacturerRow): Promise<ManufacturerApplication> {
  const { customerId: _, kpId: __, proofs, answeredAt, ...rest } = row;
  const views = (await files.views(proofs)).map(({ file, name, url }) => ({ file, name, url }));
  return { ...rest, proofs: views, statusName: manufacturerStatusNames[row.status], answeredAt: answeredAt ?? '' };
}

/** Manufacturer certification (rules account 47–49). */
export function manufacturerRoutes(app: FastifyInstance, { db, files }: { db: Database; files: Files }) {
  route(app, calls.getManufacturerApplications, async (_input, { kp }) =>
    Promise.all((await manufacturerService(db).list(kp.customerId)).map((row) => manufacturerView(files, row))),
  );
  route(app, calls.applyAsManufacturer, (fields, { kp }) =>
    db.transaction(async (tx) => {
      await files.use(tx, fields.proofs, kp.customerId);
      return manufacturerView(files, await manufacturerService(tx).apply(kp, fields));
    }),
  );
  route(app, calls.withdrawManufacturerApplication, ({ id }, { kp }) =>
    db.transaction(async (tx) => manufacturerView(files, await manufacturerService(tx).withdraw(kp, id))),
  );
}
