import { staffCalls as calls } from '@mall/api-contract/staff';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.ts';
import { MallError } from '../../http/mall-error.ts';
import { route } from '../../http/route.ts';
import { accountService } from '../../modules/account/account.service.ts';
import { type ManufacturerRow, manufacturerService } from '../../modules/account/manufacturer.service.ts';
import { type TopUpRow, topUpService, topUpView } from '../../modules/account/top-up.service.ts';
import type { FileService } from '../../modules/file/file.service.ts';
import { accountEntries } from '../../modules/operator/account-entry.service.ts';
import { manufacturerView, tellOfCompany, topUpFacts } from '../company/index.ts';
import { actingIn } from './acting.ts';

type Files = Pick<FileService, 'views' | 'use'>;

/** What staff do for a company: enter its account, confirm its deposits, say whether it is a manufacturer (rules operator 20; account 44, 48). */
export function staffCompanyRoutes(app: FastifyInstance, { db, files }: { db: Database; files: Files }) {
  const acting = actingIn(db);
  const named = async <R extends { customerId: number }, V>(rows: readonly R[], view: (row: R) => Promise<V> | V) => {
    const names = await accountService(db).companyNames([...new Set(rows.map(({ customerId }) => customerId))]);
    return Promise.all(
      rows.map(async (row) => ({ ...(await view(row)), customerId: row.customerId, customerName: names.get(row.customerId) ?? '' })),
    );
  };
  const topUps = (rows: readonly TopUpRow[]) => named(rows, (row) => ({ ...topUpView(row), bankReference: row.bankReference ?? '' }));
  const manufacturers = (rows: readonly ManufacturerRow[]) => named(rows, (row) => manufacturerView(files, row));

  route(app, calls.makeAccountLink, async ({ kpId, why }, caller) => {
    const { operatorId } = caller.staff;
    // A program enters nobody's account.
    if (operatorId === undefined) throw new MallError('FORBIDDEN');
    const token = await acting({ caller, why }, 'enterAccount', `kp:${kpId}`, {}, (tx) =>
      accountEntries(tx).make(operatorId, kpId, why.trim()),
    );
    return { path: `/customer/loginAsCustomer?link=${token}` };
  });
  route(app, calls.listTopUps, async ({ pageIndex = 1, pageSize = 20 }) => {
    const service = topUpService(db);
    const [rows, { n: total }] = await Promise.all([service.waiting((pageIndex - 1) * pageSize, pageSize), service.countWaiting()]);
    return { pageIndex, pageSize, total, items: await topUps(rows) };
  });
  route(app, calls.confirmTopUp, async ({ id, amountFen, bankReference, why }, caller) => {
    const reference = bankReference.trim();
    const row = await acting({ caller, why }, 'confirmTopUp', id, { amountFen, bankReference: reference }, async (tx) => {
      const paid = await topUpService(tx).confirm(id, amountFen, reference);
      await tellOfCompany(tx, paid, `topUp:${id}`, topUpFacts(paid));
      return paid;
    });
    return (await topUps([row]))[0]!;
  });
  route(app, calls.listManufacturers, async ({ pageIndex = 1, pageSize = 20 }) => {
    const service = manufacturerService(db);
    const [rows, { n: total }] = await Promise.all([service.waiting((pageIndex - 1) * pageSize, pageSize), service.countWaiting()]);
    return { pageIndex, pageSize, total, items: await manufacturers(rows) };
  });
  route(app, calls.answerManufacturer, async ({ id, isApproved, answer, why }, caller) => {
    const row = await acting({ caller, why }, 'answerManufacturer', id, { isApproved, answer }, async (tx) => {
      const answered = await manufacturerService(tx).answer(id, isApproved, answer.trim());
      await tellOfCompany(tx, answered, `manufacturer:${id}`, {
        title: isApproved ? '厂家认证已通过' : '厂家认证未通过',
        said: isApproved ? '您的企业已通过厂家认证。' : `您的厂家认证未通过：${answer.trim()}`,
        path: '/customer/PersonalManufactureApplyResult',
      });
      return answered;
    });
    return (await manufacturers([row]))[0]!;
  });
}
