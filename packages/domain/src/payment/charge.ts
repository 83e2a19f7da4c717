/** A charge at a payment provider (rule payment 12). */
export type ChargeStatus = 'open' | 'paid' | 'failed' | 'closed';

/** A charge is open for 30 minutes (rule payment 12). @returns UTC ISO text */
export const chargeDeadline = (openedAt: string): string => new Date(Date.parse(openedAt) + 30 * 60_000).toISOString();

/** Is there anything to charge for? Nothing costs nothing (rule payment 6). */
export const isChargeable = (amount: number): boolean => amount > 0;

/** Can a cashier still take money for it (rule payment 12)? @param isPayable does what it is for still wait for money? @param now UTC ISO text */
export const isChargeOpen = (charge: { status: ChargeStatus; expiresAt: string }, isPayable: boolean, now: string): boolean =>
  charge.status === 'open' && isPayable && Date.parse(charge.expiresAt) >= Date.parse(now);

/** What a charge may pay for (rule payment 32). */
export type ChargeSubjectKind = 'order' | 'membership' | 'topUp' | 'creditBill';
