import { decideNotice, type PaymentNotice, type PaymentProviderName } from '@mall/domain/payment';
import type { PaymentProvider, PostedNotice } from '../../adapters/payment/payment-provider.ts';
import type { Database } from '../../database/database.ts';
import { opaqueId } from '../../database/opaque-id.ts';
import { MallError } from '../../http/mall-error.ts';
import { paymentLedger } from '../../modules/payment/payment-ledger.ts';
import { refundService } from '../../modules/payment/refund.service.ts';
import { type ChargeSubjects, subjectOf } from './charge-subject.ts';

/** What a notice came to: `applied`, `repeated` (told before), or why it was refused. */
export type NoticeOutcome =
  | 'applied'
  | 'repeated'
  | 'badSignature'
  | 'unknownCharge'
  | 'wrongProvider'
  | 'replay'
  | 'stale'
  | 'amount'
  | 'late'
  | 'outOfOrder';

const mostKept = 4000;
const chargeNamed = /chargeId=([\w-]{1,40})/;

/** Notices of a payment provider: each one is kept with what became of it, and only a genuine new one changes anything. */
export const noticeService = (db: Database, provider: PaymentProvider, subjects: ChargeSubjects) => {
  const contentOf = ({ body }: PostedNotice) => ({ body: body.slice(0, mostKept) });
  const keepFalse = async (posted: PostedNotice, outcome: 'badSignature' | 'replay', mayKeep: () => boolean) => {
    const chargeId = chargeNamed.exec(posted.body.slice(0, mostKept))?.[1] ?? '';
    const kept = { provider: provider.name, chargeId, isSigned: false, nonce: '', content: contentOf(posted), outcome };
    if (mayKeep()) await paymentLedger(db).keepNotice(kept);
    return outcome;
  };
  const receive = async (posted: PostedNotice, mayKeep: () => boolean): Promise<NoticeOutcome> => {
    const read = provider.read(posted);
    if (!read.isSigned) return keepFalse(posted, 'badSignature', mayKeep);
    const { notice } = read;
    return db.transaction(async (tx) => {
      const outcome = await judge(tx, notice, provider.name, subjects);
      const kept = { provider: provider.name, chargeId: notice.chargeId, isSigned: true, nonce: read.nonce || opaqueId() };
      // The nonce is unique: of the same notice sent twice at once, the second one waits here and is undone.
      if (!(await paymentLedger(tx).keepNotice({ ...kept, content: contentOf(posted), outcome: outcome.name }))) throw new ReplayedNotice();
      await outcome.apply();
      return outcome.name;
    });
  };
  return {
    /**
     * @param posted as it came to the provider's address
     * @param mayKeep asked before a row is made of what isn't genuine: anybody can post it
     * @throws {MallError} CALLBACK_REFUSED with `outcome`; then nothing has changed, except that money taken in vain goes back
     */
    async receive(posted: PostedNotice, mayKeep: () => boolean = () => true): Promise<NoticeOutcome> {
      const outcome = await receive(posted, mayKeep).catch((error: unknown) => {
        if (error instanceof ReplayedNotice) return keepFalse(posted, 'replay', mayKeep);
        throw error;
      });
      if (outcome !== 'applied' && outcome !== 'repeated') throw new MallError('CALLBACK_REFUSED', { outcome });
      return outcome;
    },
  };
};

class ReplayedNotice extends Error {
  override readonly name = 'ReplayedNotice';
}

const nothing = async () => {};

/** What a genuine notice does, once what it is about is locked. */
async function judge(
  tx: Database,
  notice: PaymentNotice,
  from: PaymentProviderName,
  subjects: ChargeSubjects,
): Promise<{ name: NoticeOutcome; apply: () => Promise<unknown> }> {
  const ledger = paymentLedger(tx);
  const found = await ledger.charge(notice.chargeId);
  if (!found) return { name: 'unknownCharge', apply: nothing };
  const paysFor = { subject: found.subject, subjectId: found.subjectId };
  const locked = await subjectOf(subjects, found.subject).lock(tx, found.subjectId);
  // Read again under the lock: another notice may have been first.
  const charge = (await ledger.charge(notice.chargeId))!;
  const decision = decideNotice({ ...charge, isPayable: locked.isPayable }, notice, from, new Date().toISOString());
  const { transactionId, amount } = notice;
  if (!decision.ok) {
    const isKept = (await ledger.received(paysFor)).some((one) => one.method === from && one.reference === transactionId);
    const vain = { ...paysFor, paymentId: null, method: from, amount, transactionId, reason: decision.cause, request: 'vain' };
    return { name: decision.cause, apply: decision.returnsMoney && !isKept ? () => refundService(tx).owe(vain) : nothing };
  }
  if (decision.effect === 'none') return { name: 'repeated', apply: nothing };
  if (decision.effect === 'fail') return { name: 'applied', apply: () => ledger.closeCharge(charge.id, 'failed', '') };
  return {
    name: 'applied',
    apply: async () => {
      await ledger.closeCharge(charge.id, 'paid', transactionId);
      await ledger.record({ ...paysFor, method: from, amount, reference: transactionId, paidBy: null });
      await locked.settle({ method: from, amount });
    },
  };
}
