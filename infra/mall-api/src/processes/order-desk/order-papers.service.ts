import type { OrderPaper } from '@mall/api-contract/order';
import type { Database } from '../../database/database.ts';
import { MallError } from '../../http/mall-error.ts';
import { deliveryService } from '../../modules/delivery/delivery.service.ts';
import { orderService } from '../../modules/order/order.service.ts';
import type { Paper } from '../../papers/paper.ts';
import { qrCode } from '../../papers/qr-code.ts';
import { deliveryNote } from './delivery-note.ts';
import { monthStatement } from './month-statement.ts';
import { type Letterhead, orderContract } from './order-contract.ts';
import type { PaperRef } from './paper-pass.ts';

interface Parts {
  mallUrl: string;
  letterhead: () => Promise<Letterhead>;
}

/** Where a paper is a page (rule order 30). */
export const paperPath = ({ kind, of, part }: PaperRef): string => {
  if (kind === 'statement') return `/order/print?month=${of}`;
  if (kind === 'deliveryNote') return `/order/print/${of}${part ? `?packageId=${part}` : ''}`;
  return kind === 'contract' ? `/order/exportcontract/${of}` : `/order/exportprepaidcontract/${of}${part ? `?itemId=${part}` : ''}`;
};

/** Which paper the page at this address shows; undefined where it shows none. */
export function paperAt(path: string, customerId: number): PaperRef | undefined {
  const { pathname, searchParams } = new URL(path, 'http://mall.invalid');
  const [, page = '', id = ''] = /^\/order\/(exportcontract|exportprepaidcontract|print)(?:\/([0-9a-z]{1,40}))?\/?$/i.exec(pathname) ?? [];
  const month = searchParams.get('month') ?? '';
  if (page === 'print' && !id)
    return /^20\d{2}-(0[1-9]|1[0-2])$/.test(month) ? { kind: 'statement', customerId, of: month, part: '' } : undefined;
  if (!id) return undefined;
  const part = (name: string, pattern: RegExp) => {
    const given = searchParams.get(name) ?? '';
    return pattern.test(given) ? given : '';
  };
  if (page === 'print') return { kind: 'deliveryNote', customerId, of: id, part: part('packageId', /^[0-9a-z]{26}$/) };
  if (page === 'exportcontract') return { kind: 'contract', customerId, of: id, part: '' };
  return { kind: 'prepaidContract', customerId, of: id, part: part('itemId', /^\d{1,15}$/) };
}

/** Papers of orders, as data: what a page shows and what the printer prints is the same. */
export const orderPapers = (db: Database, { mallUrl, letterhead }: Parts) => ({
  /** @throws {MallError} ORDER_NOT_FOUND, ORDER_NOT_PREPAID, ORDER_NO_PACKAGE, ORDER_PAPER_UNKNOWN */
  async paper(ref: PaperRef): Promise<Paper> {
    const head = { letterhead: await letterhead(), pageUrl: `${mallUrl}${paperPath(ref)}` };
    if (ref.kind === 'statement') return monthStatement(db, ref.customerId, ref.of, head);
    const order = await orderService(db).peek(ref.of, ref.customerId);
    const items = await orderService(db).items(order.id);
    if (ref.kind === 'deliveryNote') {
      const all = await deliveryService(db).ofOrders([order], items);
      const packages = ref.part ? all.filter(({ id }) => id === ref.part) : all;
      if (packages.length === 0) throw new MallError('ORDER_NO_PACKAGE');
      return deliveryNote(order, items, packages, head);
    }
    const isPrepaid = ref.kind === 'prepaidContract';
    if (isPrepaid && (order.paymentMethod === 'credit' || order.paymentMethod === 'cashOnDelivery'))
      throw new MallError('ORDER_NOT_PREPAID');
    const itemId = ref.part ? Number(ref.part) : undefined;
    if (itemId !== undefined && !items.some(({ id }) => id === itemId)) throw new MallError('ORDER_NOT_FOUND');
    return orderContract(order, items, { ...head, isPrepaid, itemId });
  },

  /** The same for a page. @throws as `paper` */
  async page(ref: PaperRef): Promise<OrderPaper> {
    const { letterhead: head, title, number, facts, table, sums, capitals, notes, pageUrl, seal, otherSeal } = await this.paper(ref);
    return {
      ...{ kind: ref.kind, letterhead: head, title, number, capitals, notes: [...notes], pageUrl },
      facts: facts.map(([label, value]) => ({ label, value })),
      columns: table.columns.map(({ header, align = 'left' }) => ({ header, align })),
      rows: table.rows.map((row) => [...row]),
      sums: sums.map(([label, value]) => ({ label, value })),
      seals: otherSeal === undefined ? [seal] : [otherSeal, seal],
      qrCode: await qrCode(pageUrl),
    };
  },
});
