import { type KpRight, may } from '@mall/domain/account';
import type { Database } from '../../database/database.ts';
import { accountService } from '../account/account.service.ts';

/** A colleague who can still sign in. */
export interface Colleague {
  kpId: number;
  name: string;
  /** '' in none. */
  department: string;
  mayManage: boolean;
  /** Who sees no prices approves none. */
  mayAnswer: boolean;
}

/** Who sets a company's rules and budgets: whoever manages it (rule roles 14). Rights that aren't said are none here. */
export const mayManageApprovals = ({ isManager, rights = [] }: { isManager: boolean; rights?: readonly KpRight[] | undefined }): boolean =>
  may({ isManager, rights }, 'manage');

/** The people of a company, managers first. */
export async function companyPeople(db: Database, customerId: number): Promise<Map<number, Colleague>> {
  const people = await accountService(db).people(customerId);
  return new Map(
    people.map((one) => [
      one.id,
      {
        ...{ kpId: one.id, name: one.contactName, department: one.contactDesc },
        ...{ mayManage: mayManageApprovals(one), mayAnswer: may(one, 'seePrices') },
      },
    ]),
  );
}
