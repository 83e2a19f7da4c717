import { creditStatusOf, hasAppliedForCredit } from '@mall/domain/credit';
import type { CallOutput, Session } from '@mall/mf-kit';
import { type MenuEntry, menuGroupNames } from '@mall/mf-kit/manifest';

type CreditInfo = CallOutput<'credit.getCustomerCreditInfo'>;
type Condition = NonNullable<MenuEntry['when']>;

export interface MenuGroup {
  name: string;
  entries: MenuEntry[];
}

const holds: Record<Condition, (session: Session, credit: CreditInfo | undefined) => boolean> = {
  // Who can be certified is a manager (rules roles 5, 6).
  'may-secure': (session) => session.enableAuthorized || session.isManager,
  'shows-balance': (session) => session.hasShowBalancePayment,
  'has-credit': (_, credit) => credit?.isCreditOpen ?? false,
  'has-applied-for-credit': (_, credit) =>
    credit !== undefined &&
    hasAppliedForCredit(creditStatusOf(credit.customerCreditData.creditStatus), credit.customerCreditData.creditApplyWorkflowId),
};

/**
 * The left menu of the customer centre (rules layout 24–26): who sees which entry.
 * @param entries of all live areas, in any order
 * @returns the groups that have an entry for this contact person, in their order
 */
export const menuGroups = (entries: MenuEntry[], session: Session, credit: CreditInfo | undefined): MenuGroup[] =>
  menuGroupNames
    .map((name) => ({
      name,
      entries: entries
        .filter(({ group, when }) => group === name && (!when || holds[when](session, credit)))
        .sort((a, b) => a.order - b.order || a.path.localeCompare(b.path)),
    }))
    .filter((group) => group.entries.length > 0);
