import { createHmac, timingSafeEqual } from 'node:crypto';

const linkSeconds = 600;

/** Addresses of contracts that expire, `{contract}.{seconds since 1970}.{seal}`: nothing is kept of them. */
export function contractPasses(installationKey: Buffer) {
  const seal = (facts: string) => createHmac('sha256', installationKey).update(`credit contract ${facts}`).digest('base64url');
  return {
    of(id: string, now = Date.now()): string {
      const facts = `${id}.${Math.floor(now / 1000) + linkSeconds}`;
      return `/api/download/contract/${facts}.${seal(facts)}`;
    },
    /** Undefined for what is forged or over. */
    opens(pass: string, now = Date.now()): string | undefined {
      const [id = '', until = '', given = '', ...more] = pass.slice(0, 200).split('.');
      if (more.length > 0 || !/^[0-9a-z]{26}$/.test(id) || !/^\d{10}$/.test(until) || Number(until) * 1000 < now) return undefined;
      const [a, b] = [Buffer.from(given), Buffer.from(seal(`${id}.${until}`))];
      return a.length === b.length && timingSafeEqual(a, b) ? id : undefined;
    },
  };
}
