import { creditApplicationCalls as calls } from '@mall/api-contract/credit-application';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { route } from '../../http/route.ts';
import { addressBudget } from '../../load/address-budget.ts';
import { Overload } from '../../load/overload.ts';
import type { ContractService } from './contract.service.ts';

const papersAMinute = 30;

/** Contracts of a company, and their PDFs behind links that expire. */
export function contractRoutes(app: FastifyInstance, { contracts }: { contracts: ContractService }) {
  const mayMake = addressBudget(papersAMinute);
  route(app, calls.getCustomerContracts, (_input, { kp }) => contracts.list(kp));
  route(app, calls.getCustomerContract, ({ id }, { kp }) => contracts.one(kp, id));
  route(
    app,
    calls.signCustomerContract,
    ({ id, contentHash }, { kp, ip }, printed: Awaited<ReturnType<ContractService['printToSign']>>) =>
      contracts.sign(kp, { id, contentHash, ip }, printed),
    ({ id }, { kp }) => contracts.printToSign(kp, id),
  );
  app.get(
    calls.contractPaper.path.replace('{pass}', ':pass'),
    { config: { call: calls.contractPaper } },
    async (request: FastifyRequest<{ Params: { pass: string } }>, reply: FastifyReply) => {
      const refuse = (status: number, why: string) =>
        reply.status(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(why);
      if (!mayMake(request.ip)) return refuse(429, '下载过于频繁，请稍后再试');
      try {
        const file = await contracts.file(request.params.pass);
        if (!file) return refuse(403, '下载链接已过期，请回到合同页面重新下载');
        return await reply
          .header('cache-control', 'private, no-store')
          .header('x-content-type-options', 'nosniff')
          .header('content-disposition', `attachment; filename="contract.pdf"; filename*=UTF-8''${encodeURIComponent(file.name)}`)
          .type('application/pdf')
          .send(file.content);
      } catch (error) {
        if (!(error instanceof Overload)) throw error;
        reply.header('retry-after', 3);
        return refuse(503, '文件正在排队生成，请稍后再试');
      }
    },
  );
}
