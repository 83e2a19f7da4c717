import type { Database } from '../../database/database.ts';
import { blackCardService, type PurchaseRow } from '../../modules/account/black-card.service.ts';
import type { ChargeSubject } from '../cashier/index.ts';

/** Where a buyer returns to, paid or not (rule account 13). */
const benefitPath = '/customer/blackCardBenefit';

/** @throws {Error} a charge for a purchase that isn't there: a fault of ours */
async function known(db: Database, id: string, find: 'find' | 'lock'): Promise<PurchaseRow> {
  const purchase = await blackCardService(db)[find](id);
  if (!purchase) throw new Error(`there is no purchase ${id} of a black card`);
  return purchase;
}

/** A year of the black card as what a charge pays for. */
export const blackCardSubject: ChargeSubject = {
  async look(db, id) {
    const { paidAt } = await known(db, id, 'find');
    return {
      label: '购买内容',
      number: '黑卡会员（一年）',
      isPayable: paidAt === null,
      isPaid: paidAt !== null,
      paidPath: `${benefitPath}?outcome=paid`,
      openPath: benefitPath,
    };
  },
  async lock(tx, id) {
    const purchase = await known(tx, id, 'lock');
    return { isPayable: purchase.paidAt === null, settle: () => blackCardService(tx).begin(purchase, new Date().toISOString()) };
  },
};
