import type { ChargeSubjectKind, PaymentProviderName } from '@mall/domain/payment';
import type { Database } from '../../database/database.ts';

/** What a charge pays for, as the cashier shows it. */
export interface SubjectView {
  /** In words, and its number: 订单号, SO20261120-000123. */
  label: string;
  number: string;
  /** Does it still wait for money? */
  isPayable: boolean;
  isPaid: boolean;
  /** The mall's own pages: once it is paid, and while it isn't. */
  paidPath: string;
  openPath: string;
}

/** A subject that is locked until the transaction ends. */
export interface LockedSubject {
  isPayable: boolean;
  /** Money came in and stands in the ledger: what follows from it. */
  settle(money: { method: PaymentProviderName; amount: number }): Promise<void>;
}

/** One kind of thing that charges pay for (rule payment 32). Whoever owns it knows its states; the cashier knows none of them. */
export interface ChargeSubject {
  look(db: Database, id: string): Promise<SubjectView>;
  /** Locks it first, before any charge, payment or refund of it (rule payment 36). */
  lock(tx: Database, id: string): Promise<LockedSubject>;
}

export type ChargeSubjects = Readonly<Partial<Record<ChargeSubjectKind, ChargeSubject>>>;

/** @throws {Error} a charge for what nobody registered: a fault of ours */
export function subjectOf(subjects: ChargeSubjects, kind: ChargeSubjectKind): ChargeSubject {
  const subject = subjects[kind];
  if (!subject) throw new Error(`nobody knows what a charge for a ${kind} is`);
  return subject;
}
