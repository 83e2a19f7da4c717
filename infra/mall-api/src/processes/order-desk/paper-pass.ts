import { createHmac, timingSafeEqual } from 'node:crypto';
import type { OrderPaperKind } from '@mall/api-contract/order';

/** How long a link opens its paper. */
const linkSeconds = 600;
const kinds: readonly OrderPaperKind[] = ['contract', 'prepaidContract', 'deliveryNote', 'statement'];

/** Which paper, of which company. */
export interface PaperRef {
  kind: OrderPaperKind;
  customerId: number;
  /** The order's id, or the month of a statement. */
  of: string;
  /** A line, or a package; '' for all. */
  part: string;
}

/** Links to papers that expire, `{kind}.{company}.{of}.{part}.{seconds since 1970}.{seal}`: nothing is kept of them (rule order 30). */
export function paperPasses(installationKey: Buffer) {
  const seal = (facts: string) => createHmac('sha256', installationKey).update(`order paper ${facts}`).digest('base64url');
  return {
    of({ kind, customerId, of, part }: PaperRef, now = Date.now()): { pass: string; expiresAt: string } {
      const until = Math.floor(now / 1000) + linkSeconds;
      const facts = `${kind}.${customerId}.${of}.${part}.${until}`;
      return { pass: `${facts}.${seal(facts)}`, expiresAt: new Date(until * 1000).toISOString() };
    },
    /** Undefined for what is forged or over. */
    opens(pass: string, now = Date.now()): PaperRef | undefined {
      const [said = '', customerId = '', of = '', part = '', until = '', given = '', ...more] = pass.slice(0, 200).split('.');
      const kind = kinds.find((one) => one === said);
      if (!kind || more.length > 0 || !/^\d{10}$/.test(until) || Number(until) * 1000 < now) return undefined;
      const [a, b] = [Buffer.from(given), Buffer.from(seal(`${said}.${customerId}.${of}.${part}.${until}`))];
      return a.length === b.length && timingSafeEqual(a, b) ? { kind, customerId: Number(customerId), of, part } : undefined;
    },
  };
}
