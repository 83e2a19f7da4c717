import type { FileLink } from '@mall/api-contract/inquiry';
import { inquiryCalls as calls } from '@mall/api-contract/inquiry';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MallError } from '../../http/mall-error.ts';
import { route } from '../../http/route.ts';
import { addressBudget } from '../../load/address-budget.ts';
import { Overload } from '../../load/overload.ts';
import type { Printer } from '../../papers/printer.ts';
import { askedSheet, type Letterhead, quotationPaper, quotationSheet } from './quotation-paper.ts';
import type { LinkKind, quotationPasses } from './quotation-pass.ts';
import type { quotationReadService } from './quotation-read.service.ts';
import type { QuotationRow } from './quotation-rows.ts';

interface Parts {
  reading: ReturnType<typeof quotationReadService>;
  passes: ReturnType<typeof quotationPasses>;
  printer: Printer;
  mallUrl: string;
  letterhead: () => Promise<Letterhead>;
}
type Asked = FastifyRequest<{ Params: { pass: string } }>;

const types = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
/** Papers an address may have made a minute. */
const papersAMinute = 30;
const endings = { pdf: '报价单.pdf', xlsx: '报价单.xlsx', sheet: '询价明细.xlsx' };

const fileName = (kind: keyof typeof endings, { inquiryNumber }: QuotationRow) => `${inquiryNumber || '询价单'}-${endings[kind]}`;

/** Links to papers of an inquiry, and the files behind them (rule inquiry 22). */
export function quotationPapers(app: FastifyInstance, { reading, passes, printer, mallUrl, letterhead }: Parts) {
  const mayMake = addressBudget(papersAMinute);
  const link = (row: QuotationRow, kind: Exclude<LinkKind, 'page'>, sharedBy = ''): FileLink => {
    const { pass, expiresAt } = passes.of(kind, row.id, sharedBy);
    return { url: `/api/download/inquiry/${pass}`, fileName: fileName(kind, row), expiresAt };
  };
  const quoted = async (kp: Parameters<typeof reading.visible>[0], id: number): Promise<QuotationRow> => {
    const row = await reading.visible(kp, id);
    if (row.quotedAt === null) throw new MallError('INQUIRY_NOT_QUOTED', { status: row.status });
    return row;
  };

  route(app, calls.exportInquirySheet, async ({ id, isdraf = false }, { kp }) => {
    const row = await reading.visible(kp, id);
    if (row.status === 'draft' && !isdraf) throw new MallError('INQUIRY_NOT_FOUND');
    return link(row, 'sheet');
  });
  route(app, calls.exportInquirySheeByShortCode, async ({ code }) => link(await reading.shared(code), 'xlsx', code));
  route(app, calls.getExportInquiryUrl, async ({ id }, { kp }) => {
    const row = await quoted(kp, id);
    const { pass, expiresAt } = passes.of('page', id);
    return { url: `${mallUrl}/inquiry/export/${id}?token=${pass}`, fileName: row.inquiryNumber, expiresAt };
  });
  route(app, calls.getExportInquiryUrlShortCode, async ({ code }) => link(await reading.shared(code), 'pdf', code));
  route(app, calls.exportInquiryExcel, async ({ id }, { kp }) => link(await quoted(kp, id), 'xlsx'));
  route(app, calls.getInquiryPdfUrl, async ({ inquiryId }, { kp }) => link(await quoted(kp, inquiryId), 'pdf'));

  const make = async (kind: LinkKind, row: QuotationRow): Promise<Uint8Array> => {
    if (kind === 'sheet') return printer.xlsx(askedSheet(await reading.ofOwn(row)));
    const quotation = await reading.quotation(row);
    if (kind === 'pdf') return printer.pdf(quotationPaper(quotation, await letterhead()));
    return printer.xlsx(quotationSheet(quotation, await reading.pricesOf(row)));
  };

  app.get(
    calls.inquiryPaper.path.replace('{pass}', ':pass'),
    { config: { call: calls.inquiryPaper } },
    async (request: Asked, reply: FastifyReply) => {
      const refuse = (status: number, why: string) =>
        reply.status(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(why);
      const said = passes.read(request.params.pass);
      const row = said && said.kind !== 'page' ? await reading.byId(said.inquiryId) : undefined;
      if (!said || !row || !passes.isGenuine(request.params.pass, row.shortCode))
        return refuse(403, '下载链接已过期，请回到询价单重新下载');
      if (!mayMake(request.ip)) return refuse(429, '下载过于频繁，请稍后再试');
      try {
        const content = await make(said.kind, row);
        const name = fileName(said.kind as keyof typeof endings, row);
        return await reply
          .header('cache-control', 'private, no-store')
          .header('x-content-type-options', 'nosniff')
          .header(
            'content-disposition',
            `attachment; filename="inquiry-${row.id}.${said.kind === 'pdf' ? 'pdf' : 'xlsx'}"; filename*=UTF-8''${encodeURIComponent(name)}`,
          )
          .type(said.kind === 'pdf' ? types.pdf : types.xlsx)
          .send(Buffer.from(content.buffer, content.byteOffset, content.byteLength));
      } catch (error) {
        if (!(error instanceof Overload)) throw error;
        reply.header('retry-after', 3);
        return refuse(503, '文件正在排队生成，请稍后再试');
      }
    },
  );
}
