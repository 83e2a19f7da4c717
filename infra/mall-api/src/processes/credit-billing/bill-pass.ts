import { createHmac, timingSafeEqual } from 'node:crypto';

/** How long a link opens its paper. */
const linkSeconds = 600;
export type BillPaperKind = 'pdf' | 'xlsx';

/** Links to papers of bills that expire, `{kind}.{bill}.{seconds since 1970}.{seal}`: nothing is kept of them (rule credit-bill 25). */
export function billPasses(installationKey: Buffer) {
  const seal = (facts: string) => createHmac('sha256', installationKey).update(`credit bill ${facts}`).digest('base64url');
  return {
    of(kind: BillPaperKind, id: string, now = Date.now()): { pass: string; expiresAt: string } {
      const until = Math.floor(now / 1000) + linkSeconds;
      const facts = `${kind}.${id}.${until}`;
      return { pass: `${facts}.${seal(facts)}`, expiresAt: new Date(until * 1000).toISOString() };
    },
    /** Undefined for what is forged or over. */
    opens(pass: string, now = Date.now()): { kind: BillPaperKind; id: string } | undefined {
      const [kind = '', id = '', until = '', given = '', ...more] = pass.slice(0, 200).split('.');
      if ((kind !== 'pdf' && kind !== 'xlsx') || more.length > 0 || !/^\d{10}$/.test(until) || Number(until) * 1000 < now) return undefined;
      const [a, b] = [Buffer.from(given), Buffer.from(seal(`${kind}.${id}.${until}`))];
      return a.length === b.length && timingSafeEqual(a, b) ? { kind, id } : undefined;
    },
  };
}
