import { yuanText } from '@mall/domain/money';
import { compactDate, displayTime } from '@mall/domain/time';
import type { Database } from '../../database/database.ts';
import { MallError } from '../../http/mall-error.ts';
import { accountService } from '../../modules/account/account.service.ts';
import { balanceService } from '../../modules/account/balance.service.ts';
import type { ActionWork } from '../../modules/download/action-job.service.ts';
import { longSheet } from '../../papers/long-sheet.ts';
import { balanceRecords, type RecordNarrowing } from './balance-records.ts';

const mostRecords = 100_000;
const atOnce = 500;
const columns = [
  { header: '时间', width: 20 },
  { header: '类型', width: 8 },
  { header: '订单号', width: 20 },
  { header: '账单号', width: 20 },
  { header: '金额（元）', width: 14 },
  { header: '余额（元）', width: 14 },
];
const yuanOf = (fen: number) => Number(yuanText(fen));

/** How many records a filter finds, where they can be exported. @throws {MallError} BALANCE_EXPORT_EMPTY, BALANCE_EXPORT_TOO_LARGE */
export async function requireExportableRecords(db: Database, customerId: number, asked: RecordNarrowing, most = mostRecords) {
  const filter = await balanceRecords(db).filterOf(asked);
  const { total } = await balanceService(db).records(customerId, filter, 0, 1);
  if (total === 0) throw new MallError('BALANCE_EXPORT_EMPTY');
  if (total > most) throw new MallError('BALANCE_EXPORT_TOO_LARGE', { recordCount: total, mostRecords: most });
  return { filter, total };
}

/** Movements of prepaid money as a workbook, the latest first (rule account 50). */
export const balanceRecordExport =
  (db: Database): ActionWork =>
  async ({ kpId, customerId, input }, tell) => {
    if (!(await accountService(db).isOf(kpId, customerId))) throw new MallError('BALANCE_EXPORT_EMPTY');
    const { filter, total } = await requireExportableRecords(db, customerId, input as RecordNarrowing);
    const sheet = longSheet({ name: '预付款明细', columns });
    let written = 0;
    for (let before: number | undefined; written < mostRecords; ) {
      const rows = await balanceService(db).recordsBefore(customerId, filter, before, atOnce);
      const last = rows.at(-1);
      if (!last) break;
      before = last.id;
      const views = await balanceRecords(db).views(customerId, rows);
      await sheet.add(
        views.map(({ at, kindName, orderNumber, billNumber, amountFen, balanceFen }) => [
          ...[displayTime(at), kindName, orderNumber, billNumber],
          ...[yuanOf(amountFen), yuanOf(balanceFen)],
        ]),
      );
      written += rows.length;
      await tell(Math.min(99, Math.floor((written / total) * 100)));
    }
    return { name: `预付款明细-${compactDate(new Date())}.xlsx`, content: await sheet.end() };
  };
