import type { StaffAfterSales } from '@mall/api-contract/after-sales';
import { maskPhone } from '@mall/domain/account';
import { type AfterSalesEvent, nextSteps, type ReceivedLine } from '@mall/domain/after-sales';
import { mayAct } from '@mall/domain/staff';
import type { Database } from '../../database/database.ts';
import type { StaffCaller } from '../../http/caller.ts';
import { accountService } from '../../modules/account/account.service.ts';
import { afterSalesService, factsOf } from '../../modules/after-sales/after-sales.service.ts';
import type { CaseFilter } from '../../modules/after-sales/case.types.ts';
import type { FileService } from '../../modules/file/file.service.ts';
import { orderService } from '../../modules/order/order.service.ts';
import { caseCards, caseInfo, deskMoves, type Parcel, sendReplacement, settleReturn } from '../after-sales/index.ts';
import { actingIn, type Doing } from './acting.ts';
import { caseFilters, type StaffCaseFilter } from './case-filters.ts';

export interface CaseQuestion extends Pick<CaseFilter, 'keyword'> {
  filter: StaffCaseFilter;
  status: NonNullable<CaseFilter['statuses']>[number] | undefined;
  pageIndex: number;
  pageSize: number;
}

/** What staff do with cases of after-sales (rules after-sales 6–9); every act is kept. */
export const staffAfterSalesService = (db: Database, files: FileService) => {
  const acting = actingIn(db);
  /** @throws {MallError} AFTER_SALES_NOT_FOUND */
  const one = async ({ staff }: StaffCaller, id: string): Promise<StaffAfterSales> => {
    const row = await afterSalesService(db).read(id);
    const [info, { phone }, order] = await Promise.all([
      caseInfo(db, files, row),
      accountService(db).facts(row.kpId),
      orderService(db).peek(row.orderId),
    ]);
    const { consignee, mobile, region, detail } = order.address;
    const steps = nextSteps(factsOf(row)).filter(({ by }) => by !== 'buyer' && mayAct(staff.roles, [by]));
    return {
      ...info,
      contactPhone: maskPhone(phone),
      shipTo: `${consignee} ${mobile} ${region}${detail}`,
      steps: steps.map(({ event }) => event),
    };
  };
  const act = async (doing: Doing, event: AfterSalesEvent, id: string, details: object, work: (tx: Database) => Promise<unknown>) => {
    await acting(doing, `${event}AfterSales`, id, details, work);
    return one(doing.caller, id);
  };
  return {
    async list({ filter, status, keyword, pageIndex, pageSize }: CaseQuestion) {
      const search: CaseFilter = { ...caseFilters[filter], ...(status ? { statuses: [status] } : {}), keyword };
      const first = filter === 'all' ? 'newest' : 'longest';
      const { total, rows } = await afterSalesService(db).page(search, (pageIndex - 1) * pageSize, pageSize, first);
      const names = new Map(rows.map(({ id, customerName }) => [id, customerName]));
      const items = (await caseCards(db, rows)).map((card) => ({ ...card, customerName: names.get(card.id)! }));
      return { pageIndex, pageSize, total, items };
    },
    one,
    approve: (doing: Doing, id: string) => act(doing, 'approve', id, {}, (tx) => deskMoves(tx).approve(id)),
    reject: (doing: Doing, id: string, why: string) => act(doing, 'reject', id, {}, (tx) => deskMoves(tx).reject(id, why)),
    receive: (doing: Doing, id: string, lines: readonly ReceivedLine[]) =>
      act(doing, 'receive', id, { lines }, (tx) => deskMoves(tx).receive(id, lines)),
    repair: (doing: Doing, id: string, how: string) => act(doing, 'repair', id, {}, (tx) => deskMoves(tx).repair(id, how)),
    send: (doing: Doing, id: string, parcel: Parcel) =>
      act(doing, 'send', id, parcel, async (tx) => {
        const { kind } = await afterSalesService(tx).read(id);
        await (kind === 'repair' ? deskMoves(tx).sendRepaired(id, parcel) : sendReplacement(tx, id, parcel));
      }),
    giveUp: (doing: Doing, id: string, why: string, parcel: Parcel) =>
      act(doing, 'giveUp', id, parcel, (tx) => deskMoves(tx).giveUp(id, why, parcel)),
    refund: (doing: Doing, id: string) => act(doing, 'refund', id, {}, (tx) => settleReturn(tx, id)),
  };
};
