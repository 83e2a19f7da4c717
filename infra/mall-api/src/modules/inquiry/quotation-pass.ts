import { createHmac, timingSafeEqual } from 'node:crypto';

/** How long a link opens its file. */
export const linkSeconds = 600;

/** What a link opens: a PDF or sheet of the quotation, the sheet as it was asked for, or the document page. */
export type LinkKind = 'pdf' | 'xlsx' | 'sheet' | 'page';
const kinds: readonly string[] = ['pdf', 'xlsx', 'sheet', 'page'] satisfies LinkKind[];

/**
 * Links that expire, `{kind}.{inquiry}.{seconds since 1970}.{o or s}.{seal}`: nothing is kept of them (rule inquiry 22). One that came from sharing is sealed
 * with the short code, and ends with it.
 */
export function quotationPasses(installationKey: Buffer) {
  const seal = (facts: string, shortCode: string) =>
    createHmac('sha256', installationKey).update(`inquiry ${facts} ${shortCode}`).digest('base64url');
  return {
    /** @param sharedBy the short code of whoever asked by one */
    of(kind: LinkKind, inquiryId: number, sharedBy = '', now = Date.now()): { pass: string; expiresAt: string } {
      const until = Math.floor(now / 1000) + linkSeconds;
      const facts = `${kind}.${inquiryId}.${until}.${sharedBy === '' ? 'o' : 's'}`;
      return { pass: `${facts}.${seal(facts, sharedBy)}`, expiresAt: new Date(until * 1000).toISOString() };
    },
    /** What a pass says; nothing is believed of it before `isGenuine`. */
    read(pass: string): { kind: LinkKind; inquiryId: number } | undefined {
      const [kind = '', id = ''] = pass.slice(0, 200).split('.');
      return kinds.includes(kind) && /^\d{1,9}$/.test(id) ? { kind: kind as LinkKind, inquiryId: Number(id) } : undefined;
    },
    /** @param shortCode the inquiry's now; null while it isn't shared */
    isGenuine(pass: string, shortCode: string | null, now = Date.now()): boolean {
      const [kind = '', id = '', until = '', way = '', given = ''] = pass.slice(0, 200).split('.');
      if (!/^\d{10}$/.test(until) || Number(until) * 1000 < now) return false;
      if (way === 's' && shortCode === null) return false;
      const [a, b] = [Buffer.from(given), Buffer.from(seal(`${kind}.${id}.${until}.${way}`, way === 's' ? shortCode! : ''))];
      return a.length === b.length && timingSafeEqual(a, b);
    },
  };
}
