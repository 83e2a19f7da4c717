import { creditApplicationCalls as calls } from '@mall/api-contract/credit-application';
import { staffCalls } from '@mall/api-contract/staff';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../../database/database.ts';
import type { StaffCaller } from '../../http/caller.ts';
import { isRefusal } from '../../http/mall-error.ts';
import { route } from '../../http/route.ts';
import type { ApplicationService } from '../../modules/credit-application/application.service.ts';
import { handOut } from '../../modules/file/file.routes.ts';
import type { FileService } from '../../modules/file/file.service.ts';
import type { Paper } from '../../papers/paper.ts';
import { staffCreditService } from './staff-credit.service.ts';

interface Parts {
  db: Database;
  files: FileService;
  applications: ApplicationService;
  mallUrl: string;
  layout: { letterhead(site: string): Promise<Paper['letterhead']> };
}
type Asked = FastifyRequest<{ Querystring: { customerId?: string; file?: string; why?: string } }>;
const downloading = staffCalls.downloadCreditFile;

/** Applications for credit, for staff. */
export function staffCreditRoutes(app: FastifyInstance, { db, files, applications, mallUrl, layout }: Parts) {
  const credit = staffCreditService(db, { files, applications, letterhead: () => layout.letterhead(mallUrl) });
  route(app, calls.getCreditApplication, ({ customerId }, caller) => credit.one(caller, customerId));
  route(app, calls.revealCreditApplication, ({ customerId, why }, caller) => credit.reveal({ caller, why }, customerId));
  route(app, calls.askBackCreditApplication, ({ customerId, asked, why }, caller) => credit.askBack({ caller, why }, customerId, asked));
  route(app, calls.rejectCreditApplication, ({ customerId, why }, caller) => credit.reject({ caller, why }, customerId));
  route(app, calls.proposeCredit, ({ customerId, limitFen, why }, caller) => credit.propose({ caller, why }, customerId, limitFen));
  route(app, calls.approveCredit, ({ customerId, limitFen, why }, caller) => credit.approve({ caller, why }, customerId, limitFen));
  route(app, calls.freezeCredit, ({ customerId, why }, caller) => credit.freeze({ caller, why }, customerId));
  route(app, calls.unfreezeCredit, ({ customerId, why }, caller) => credit.unfreeze({ caller, why }, customerId));
  route(app, calls.closeCredit, ({ customerId, why }, caller) => credit.close({ caller, why }, customerId));
  // It answers a photo itself, for credit staff who say why.
  app.get(downloading.path, { config: { call: downloading } }, async ({ caller, query }: Asked, reply) => {
    const refuse = (status: number, words: string) => reply.status(status).type('text/plain; charset=utf-8').send(words);
    const why = String(query.why ?? '')
      .trim()
      .slice(0, 200);
    if (!why) return refuse(400, '请说明查看的原因');
    try {
      return handOut(
        reply,
        await credit.file({ caller: caller as StaffCaller, why }, Number(query.customerId) || 0, String(query.file ?? '')),
      );
    } catch (error) {
      if (isRefusal(error, 'FILE_NOT_FOUND')) return refuse(404, '没有该文件');
      throw error;
    }
  });
}
