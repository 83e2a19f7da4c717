import { compactDate } from '@mall/domain/time';
import type { Database } from '../../database/database.ts';
import type { Printer } from '../../papers/printer.ts';
import type { InvoiceIssuing, InvoiceParty, InvoiceRequest, RefusedInvoice } from './invoice-issuing.ts';
import { invoiceXml } from './invoice-xml.ts';
import { type TaxInvoiceRow, taxInvoiceRepository } from './tax-invoice.repository.ts';

interface Parts {
  db: Database;
  printer: Pick<Printer, 'invoice'>;
  /** Who sells, as it is printed. */
  seller: () => Promise<Pick<InvoiceParty, 'name' | 'address' | 'phone'>>;
}

/** A buyer of this name is one that the tax office doesn't know any more: so that staff can see what a refusal looks like. */
const gone = /已注销）?$/;
/** Of nobody. */
const demoSeller = { taxNumber: '91310000DEMO00001X', bank: '演示银行上海分行', bankAccount: '6200 0000 0000 0001' };

/** The embedded adapter: a tax office of its own that draws a proper invoice, marked 演示. It issues each key once and takes back no more than it issued. */
export const embeddedInvoiceIssuing = ({ db, printer, seller }: Parts): InvoiceIssuing => ({
  async issue(request) {
    const entry = await enter(db, request);
    if ('refused' in entry) return entry;
    const { number, issuedAt } = entry;
    const { name, address, phone } = await seller();
    const drawn = { ...request, number, issuedAt, seller: { ...demoSeller, name, address, phone } };
    const [pdf, xml] = [await printer.invoice({ ...drawn, isDemo: true }), invoiceXml(drawn)];
    return { number, issuedAt, pdf: Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength), xml: Buffer.from(xml) };
  },
});

const enter = (db: Database, { key, original = '', amount, buyer }: InvoiceRequest): Promise<TaxInvoiceRow | RefusedInvoice> =>
  db.transaction(async (tx) => {
    const books = taxInvoiceRepository(tx);
    const known = await books.find(key);
    if (known) return known;
    if (gone.test(buyer.name)) return { refused: '购买方纳税人状态异常（已注销），不能开具发票，请核对抬头与税号' };
    if (original) {
      const blue = await books.lock(original);
      if (!blue) return { refused: `没有找到被红冲的发票 ${original}` };
      if (blue.amount + (await books.taken(original)) + amount < 0) return { refused: '红字金额超过蓝字发票的剩余金额' };
    }
    // Two digits of the year, two of the place, then a running number: as fully digital invoices are numbered.
    const day = compactDate(new Date());
    const number = `${day.slice(2, 4)}31${day.slice(4)}${String(await books.nextSequence()).padStart(12, '0')}`;
    await books.insert(key, number, original, amount);
    return (await books.find(key))!;
  });
