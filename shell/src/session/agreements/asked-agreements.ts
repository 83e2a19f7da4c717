import { agreementsOf } from '@mall/domain/content';
import { type CallOutput, createStore } from '@mall/mf-kit';

export type AskedAgreement = CallOutput<'account.getCustomerInfo'>['agreementsToAccept'][number];

/** What the person who is here has still to agree to (rules content 13, 14, 16). The frame asks for it. */
export const askedAgreements = createStore<readonly AskedAgreement[]>([]);

/** Does everybody with an account agree to it, or only who wants something special? */
export const isOfAccount = ({ type }: { type: number }) => agreementsOf.account.some((one) => one === type);

/** A refusal told what is missing. */
export const askFrom = (details: unknown) =>
  askedAgreements.set((details as { agreements?: AskedAgreement[] } | undefined)?.agreements ?? []);
