import { Readable } from 'node:stream';
import { invoiceCalls as calls } from '@mall/api-contract/invoice';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ZipFile } from 'yazl';
import type { Database } from '../../database/database.ts';
import { MallError } from '../../http/mall-error.ts';
import { addressBudget } from '../../load/address-budget.ts';
import { invoiceService } from '../../modules/invoice/invoice.service.ts';
import type { InvoiceRow } from '../../modules/invoice/invoice.types.ts';
import { type InvoiceFileKind, type InvoiceFiles, invoiceFileKinds } from '../../modules/invoice/invoice-files.ts';
import type { InvoicePasses } from '../../modules/invoice/invoice-passes.ts';
import { type invoiceLinkService, packName } from './invoice-link.service.ts';

interface Parts {
  db: Database;
  links: ReturnType<typeof invoiceLinkService>;
  passes: InvoicePasses;
  invoiceFiles: InvoiceFiles;
}
const types = { pdf: 'application/pdf', xml: 'application/xml; charset=utf-8' } as const satisfies Record<InvoiceFileKind, string>;
/** Files, and packs, that an address may fetch a minute. */
const mayFetch = { files: 120, packs: 10 };

const nameOf = ({ invoiceNumber, title, originalId }: InvoiceRow, kind: InvoiceFileKind) =>
  `${invoiceNumber}_${title.title.replaceAll(/[\\/:*?"<>|\s]/g, '')}${originalId === null ? '' : '_红字'}.${kind}`;

/** Files of invoices behind addresses that expire: one, or all of a link as a zip that is made while it is sent (rules invoice 17, 18). */
export function invoiceFileRoutes(app: FastifyInstance, { db, links, passes, invoiceFiles }: Parts) {
  const [mayFile, mayPack] = [addressBudget(mayFetch.files), addressBudget(mayFetch.packs)];
  const refuse = (reply: FastifyReply, status: number, why: string) =>
    reply.status(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(why);
  const named = (reply: FastifyReply, plain: string, name: string) =>
    reply
      .header('cache-control', 'private, no-store')
      .header('x-content-type-options', 'nosniff')
      .header('content-disposition', `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`);

  app.get(
    calls.invoiceFile.path.replace('{pass}', ':pass'),
    { config: { call: calls.invoiceFile } },
    async (request: FastifyRequest<{ Params: { pass: string } }>, reply) => {
      const said = passes.opens(request.params.pass);
      if (!said) return refuse(reply, 403, '下载链接已过期，请回到发票页面重新下载');
      if (!mayFile(request.ip)) return refuse(reply, 429, '下载过于频繁，请稍后再试');
      const row = await invoiceService(db).read(said.invoiceId);
      const content = await invoiceFiles.read(row.id, said.kind);
      if (!content) return refuse(reply, 404, '没有找到该文件');
      return named(reply, `invoice-${row.invoiceNumber}.${said.kind}`, nameOf(row, said.kind)).type(types[said.kind]).send(content);
    },
  );

  app.get(
    calls.invoicePack.path.replace('{key}', ':key'),
    { config: { call: calls.invoicePack } },
    async (request: FastifyRequest<{ Params: { key: string } }>, reply) => {
      const opened = await links.open(request.params.key).catch((error: unknown) => {
        if (error instanceof MallError) return undefined;
        throw error;
      });
      if (!opened) return refuse(reply, 403, '下载链接已过期或不存在，请重新索取');
      if (!mayPack(request.ip)) return refuse(reply, 429, '下载过于频繁，请稍后再试');
      return named(reply, 'invoices.zip', packName()).type('application/zip').send(packed(opened.rows, invoiceFiles));
    },
  );
}

/** A zip that reads one file after the other, when its turn comes: memory holds one of them, however many there are. */
export function packed(rows: readonly InvoiceRow[], files: InvoiceFiles): Readable {
  const zip = new ZipFile();
  const out = zip.outputStream as Readable;
  zip.on('error', (error) => out.destroy(error as Error));
  for (const row of rows)
    for (const kind of invoiceFileKinds.filter((one) => one === 'pdf' || row.hasXml))
      zip.addReadStreamLazy(nameOf(row, kind), { compress: kind === 'xml', mtime: new Date(row.issuedAt!) }, (give) => {
        files.read(row.id, kind).then(
          (content) =>
            content ? give(null, Readable.from([content])) : give(new Error(`invoice ${row.id} has no ${kind}`), Readable.from([])),
          (error) => give(error, Readable.from([])),
        );
      });
  zip.end();
  return out;
}
