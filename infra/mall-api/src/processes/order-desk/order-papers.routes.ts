import { orderCalls as calls } from '@mall/api-contract/order';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../database/database.ts';
import type { Caller } from '../../http/caller.ts';
import { MallError } from '../../http/mall-error.ts';
import { route } from '../../http/route.ts';
import { addressBudget } from '../../load/address-budget.ts';
import { Overload } from '../../load/overload.ts';
import type { Printer } from '../../papers/printer.ts';
import type { Letterhead } from './order-contract.ts';
import { orderPapers, paperAt } from './order-papers.service.ts';
import { type PaperRef, paperPasses } from './paper-pass.ts';

interface Parts {
  db: Database;
  mallUrl: string;
  installationKey: Buffer;
  printer: Printer;
  layout: { letterhead(site: string): Promise<Letterhead> };
}
/** Papers an address may have made a minute. */
const papersAMinute = 30;
const names = { contract: '销售合同', prepaidContract: '预付款合同', deliveryNote: '送货单', statement: '对账单' };

/** Papers of orders, and the PDFs behind links that expire (rules order 14, 30–32). */
export function orderPaperRoutes(app: FastifyInstance, { db, mallUrl, installationKey, printer, layout }: Parts) {
  const papers = orderPapers(db, { mallUrl, letterhead: () => layout.letterhead(mallUrl) });
  const passes = paperPasses(installationKey);
  const mayMake = addressBudget(papersAMinute);
  /** The company of who is signed in, or of who made the link. */
  const companyOf = ({ kp }: Caller, kind: PaperRef['kind'], of: string, token = ''): number => {
    const opened = token ? passes.opens(token) : undefined;
    if (opened?.kind === kind && opened.of === of) return opened.customerId;
    if (!kp) throw new MallError('ORDER_NOT_FOUND');
    return kp.customerId;
  };
  const link = async (ref: PaperRef | undefined) => {
    if (!ref) throw new MallError('ORDER_PAPER_UNKNOWN');
    const { number } = await papers.paper(ref);
    const { pass, expiresAt } = passes.of(ref);
    return { url: `/api/download/order/${pass}`, fileName: `${number}-${names[ref.kind]}.pdf`, expiresAt };
  };

  route(app, calls.getOrderForContract, ({ id, token }, caller) =>
    papers.page({ kind: 'contract', customerId: companyOf(caller, 'contract', id, token), of: id, part: '' }),
  );
  route(app, calls.getPrePaidOrderForContract, ({ id, token, itemId }, caller) =>
    papers.page({
      ...{ kind: 'prepaidContract', customerId: companyOf(caller, 'prepaidContract', id, token), of: id },
      part: itemId === undefined ? '' : String(itemId),
    }),
  );
  route(app, calls.printDeliveryNote, ({ id, packageId = '' }, { kp }) =>
    papers.page({ kind: 'deliveryNote', customerId: kp.customerId, of: id, part: packageId }),
  );
  route(app, calls.getStatement, ({ month }, { kp }) => papers.page({ kind: 'statement', customerId: kp.customerId, of: month, part: '' }));
  route(app, calls.getPdfUrl, ({ kind, id, itemId, packageId, month }, { kp: { customerId } }) => {
    const of = kind === 'statement' ? month : id;
    const part = kind === 'deliveryNote' ? (packageId ?? '') : kind === 'prepaidContract' ? String(itemId ?? '') : '';
    return link(of === undefined ? undefined : { kind, customerId, of, part });
  });
  route(app, calls.toPdf, ({ path }, { kp }) => link(path.startsWith('/') ? paperAt(path, kp.customerId) : undefined));

  app.get(
    calls.orderPaper.path.replace('{pass}', ':pass'),
    { config: { call: calls.orderPaper } },
    async (request: FastifyRequest<{ Params: { pass: string } }>, reply: FastifyReply) => {
      const refuse = (status: number, why: string) =>
        reply.status(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(why);
      const ref = passes.opens(request.params.pass);
      if (!ref) return refuse(403, '下载链接已过期，请回到订单页面重新下载');
      if (!mayMake(request.ip)) return refuse(429, '下载过于频繁，请稍后再试');
      try {
        const paper = await papers.paper(ref);
        const content = await printer.pdf(paper);
        const name = encodeURIComponent(`${paper.number}-${names[ref.kind]}.pdf`);
        return await reply
          .header('cache-control', 'private, no-store')
          .header('x-content-type-options', 'nosniff')
          .header('content-disposition', `attachment; filename="order.pdf"; filename*=UTF-8''${name}`)
          .type('application/pdf')
          .send(Buffer.from(content.buffer, content.byteOffset, content.byteLength));
      } catch (error) {
        if (!(error instanceof Overload)) throw error;
        reply.header('retry-after', 3);
        return refuse(503, '文件正在排队生成，请稍后再试');
      }
    },
  );
}
