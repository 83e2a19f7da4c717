import { type Fen, moneyText } from '../money/index.ts';

/** What a year of the black card costs a company (rule account 21). */
export const blackCardFee: Fen = 29_900;
/** So many days before its end it can be renewed (rule account 15). */
export const blackCardRenewableDays = 60;

/** `renewable`: a member whose last days run. `ended`: was one. */
export const blackCardStates = ['none', 'active', 'renewable', 'ended'] as const;
export type BlackCardState = (typeof blackCardStates)[number];

/** Members until the moment it ends (rule account 14). @param until UTC ISO text, null for a company that never was one */
export const isBlackCardMember = (until: string | null, now: string): boolean => until !== null && Date.parse(now) < Date.parse(until);

/** From when on it can be renewed. @returns UTC ISO text */
export const blackCardRenewableFrom = (until: string): string =>
  new Date(Date.parse(until) - blackCardRenewableDays * 86_400_000).toISOString();

/** How a company stands to the black card (rules account 14, 15). */
export function blackCardState(until: string | null, now: string): BlackCardState {
  if (until === null) return 'none';
  if (!isBlackCardMember(until, now)) return 'ended';
  return Date.parse(now) < Date.parse(blackCardRenewableFrom(until)) ? 'active' : 'renewable';
}

/** Can a year be bought now? Not while a card runs and its last 60 days haven't begun (rules account 15, 22). */
export const canBuyBlackCard = (until: string | null, now: string): boolean => blackCardState(until, now) !== 'active';

/** The year that a payment buys: from the end while the card runs, else from now; 29 February ends on 1 March (rule account 23). */
export function blackCardTerm(until: string | null, now: string): { from: string; until: string } {
  const from = until !== null && isBlackCardMember(until, now) ? until : now;
  const end = new Date(from);
  end.setUTCFullYear(end.getUTCFullYear() + 1);
  return { from: new Date(from).toISOString(), until: end.toISOString() };
}

/** What is agreed to by paying (rule account 25). */
export const blackCardRefundWords = '会员费按年收取，支付后不退；重复支付的款项自动原路退回';
export const blackCardFeeWords = `${moneyText(blackCardFee)}/年`;
