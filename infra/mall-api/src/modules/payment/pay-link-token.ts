import { createHmac, timingSafeEqual } from 'node:crypto';
import type { PayLinkRow } from './pay-link.repository.ts';

/** What a link says of itself. Amount in fen. */
export type SaidByLink = Pick<PayLinkRow, 'id' | 'amount'>;

/**
 * What stands at the end of a link, `{link}.{fen}.{seconds since 1970}.{seal}`: another amount, another end or another link has another seal
 * (rule payment 40).
 */
export function payLinkTokens(installationKey: Buffer) {
  const seal = (facts: string) => createHmac('sha256', installationKey).update(`pay link ${facts}`).digest('base64url');
  return {
    of({ id, amount, expiresAt }: Pick<PayLinkRow, 'id' | 'amount' | 'expiresAt'>): string {
      const facts = `${id}.${amount}.${Math.floor(Date.parse(expiresAt) / 1000)}`;
      return `${facts}.${seal(facts)}`;
    },
    /** @returns undefined where the seal isn't ours; whether the link still works is another question */
    read(token: string): SaidByLink | undefined {
      const [id = '', amount = '', until = '', given = '', ...more] = token.slice(0, 200).split('.');
      const [a, b] = [Buffer.from(given), Buffer.from(seal(`${id}.${amount}.${until}`))];
      if (more.length > 0 || a.length !== b.length || !timingSafeEqual(a, b)) return undefined;
      return { id, amount: Number(amount) };
    },
  };
}
export type PayLinkTokens = ReturnType<typeof payLinkTokens>;
