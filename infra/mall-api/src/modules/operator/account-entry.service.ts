import { randomBytes } from 'node:crypto';
import { contract } from '@mall/api-contract';
import type { AccountEntry } from '@mall/api-contract/account';
import { accountCalls } from '@mall/api-contract/account';
import { mayAct, mayEnterAccounts } from '@mall/domain/staff';
import type { Database } from '../../database/database.ts';
import { opaqueId } from '../../database/opaque-id.ts';
import type { Caller } from '../../http/caller.ts';
import { MallError } from '../../http/mall-error.ts';
import { accountService } from '../account/account.service.ts';
import { hashToken, sessionService } from '../account/session.service.ts';
import { accountEntryRepository, type EntryRow } from './account-entry.repository.ts';
import { operatorRepository } from './operator.repository.ts';

/** A link is opened at once or not at all; what it opens lasts (rule operator 3). */
const linkMinutes = 5;
const sessionMs = 8 * 3_600_000;
const namesOfCalls = new Map(
  Object.values(contract).flatMap((calls) =>
    Object.values(calls).map(({ path, summary }) => [path.replace(/\{(\w+)\}/g, ':$1'), summary.split(/[（，；：。]/)[0]!] as const),
  ),
);

/** Operators in customers' accounts: by a link that opens once, for a reason, and read by the company's manager (rules operator 1–5, 20, 21). */
export const accountEntries = (db: Database) => {
  const entries = accountEntryRepository(db);
  const isOver = async ({ operatorId, kpId, enteredAt }: EntryRow) => {
    const end = new Date(Date.parse(enteredAt) + sessionMs).toISOString();
    const written = await sessionService(db).written(operatorId, kpId, enteredAt, end);
    const out = written.find(({ call }) => call === accountCalls.loginOut.path);
    const leftAt = out?.at ?? (Date.parse(end) < Date.now() ? end : '');
    return { leftAt, writes: written.filter(({ call, at }) => call !== accountCalls.loginOut.path && (!leftAt || at <= leftAt)) };
  };
  return {
    /** @returns what stands at the end of the link @throws {MallError} KP_NOT_FOUND nobody, or disabled */
    async make(operatorId: number, kpId: number, reason: string): Promise<string> {
      if (!(await accountService(db).isEnabled(kpId))) throw new MallError('KP_NOT_FOUND');
      const token = randomBytes(24).toString('base64url');
      await entries.insert({ id: opaqueId(), operatorId, kpId, reason }, hashToken(token), linkMinutes);
      return token;
    },
    /** Opens a simulated session, once. @throws {MallError} ENTRY_LINK_OVER, ACCOUNT_ABNORMAL, FORBIDDEN the role was taken away meanwhile */
    enter: (link: string, from: Pick<Caller, 'ip' | 'userAgent'>) =>
      db.transaction(async (tx) => {
        const used = await accountEntryRepository(tx).use(hashToken(link));
        if (!used) throw new MallError('ENTRY_LINK_OVER');
        const operator = await operatorRepository(tx).byId(used.operatorId);
        if (!operator?.isEnabled || !mayAct(operator.roles, mayEnterAccounts)) throw new MallError('FORBIDDEN');
        if (!(await accountService(tx).isEnabled(used.kpId))) throw new MallError('ACCOUNT_ABNORMAL');
        const { customerId, contactName, companyName } = await accountService(tx).facts(used.kpId);
        const token = await sessionService(tx).open({ operatorId: operator.id, kpId: used.kpId }, from);
        await accountEntryRepository(tx).entered(used.id, hashToken(token));
        return {
          ...{ kpId: used.kpId, customerId, customerName: contactName, companyZH: companyName, token, url: '', isPasswordGenerated: false },
          ...{ operatorId: operator.id, operatorName: operator.name },
        };
      }),
    /** An operator entered by account and password, from the desk: kept alike. */
    async entered(operatorId: number, kpId: number, reason: string, token: string): Promise<void> {
      const id = opaqueId();
      const link = hashToken(randomBytes(24).toString('base64url'));
      await entries.insert({ id, operatorId, kpId, reason }, link, linkMinutes);
      await entries.use(link);
      await entries.entered(id, hashToken(token));
    },

    /** Who was in this company's account, the latest first. */
    async page(customerId: number, pageIndex: number, pageSize: number) {
      const names = await accountService(db).everybody(customerId);
      const kpIds = [...names.keys()];
      const [rows, total] = await Promise.all([entries.page(kpIds, (pageIndex - 1) * pageSize, pageSize), entries.count(kpIds)]);
      const items: AccountEntry[] = await Promise.all(
        rows.map(async (row) => {
          const { leftAt, writes } = await isOver(row);
          const { id, operatorName, reason, enteredAt } = row;
          const contactName = names.get(row.kpId) ?? '';
          const named = writes.map(({ call, outcome, at }) => ({ call, name: namesOfCalls.get(call) ?? call, isDone: outcome === 0, at }));
          return { id, operatorName, contactName, reason, enteredAt, leftAt, writes: named };
        }),
      );
      return { pageIndex, pageSize, total, items };
    },
  };
};
