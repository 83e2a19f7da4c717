import type { Database } from '../../database/database.ts';
import { type TopUpRow, topUpService } from '../../modules/account/top-up.service.ts';
import type { ChargeSubject } from '../cashier/index.ts';
import { tellOfCompany } from './tell-person.ts';
import { topUpFacts } from './top-up-facts.ts';

const path = '/customer/accountBalance';

/** @throws {Error} a charge for a top-up that isn't there: a fault of ours */
async function known(db: Database, id: string, find: 'find' | 'lock'): Promise<TopUpRow> {
  const topUp = await topUpService(db)[find](id);
  if (!topUp) throw new Error(`there is no top-up ${id}`);
  return topUp;
}

/** Money for the balance as what a charge pays for (rule account 45). */
export const topUpSubject: ChargeSubject = {
  async look(db, id) {
    const { status } = await known(db, id, 'find');
    const label = { label: '购买内容', number: '预付款充值' };
    return { ...label, isPayable: status === 'waiting', isPaid: status === 'paid', paidPath: `${path}?outcome=paid`, openPath: path };
  },
  async lock(tx, id) {
    const topUp = await known(tx, id, 'lock');
    return {
      isPayable: topUp.status === 'waiting',
      async settle() {
        await topUpService(tx).paid(topUp, null);
        await tellOfCompany(tx, topUp, `topUp:${id}`, topUpFacts(topUp));
      },
    };
  },
};
