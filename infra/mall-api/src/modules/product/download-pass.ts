import { createHmac, timingSafeEqual } from 'node:crypto';

/** How long a pass opens the files. */
export const passSeconds = 600;

/** Passes for files that signed-in people may take: `{person}.{seconds since 1970}.{seal}`, nothing is kept of them (rule drawing 4). */
export function downloadPasses(installationKey: Buffer) {
  const seal = (kpId: string, until: string) => createHmac('sha256', installationKey).update(`model ${kpId} ${until}`).digest('base64url');
  return {
    of(kpId: number, now = Date.now()): string {
      const until = String(Math.floor(now / 1000) + passSeconds);
      return `${kpId}.${until}.${seal(String(kpId), until)}`;
    },
    opens(pass: string, now = Date.now()): boolean {
      const [kpId = '', until = '', given = ''] = pass.slice(0, 200).split('.');
      if (!/^\d{1,10}$/.test(kpId) || !/^\d{10}$/.test(until) || Number(until) * 1000 < now) return false;
      const [a, b] = [Buffer.from(given), Buffer.from(seal(kpId, until))];
      return a.length === b.length && timingSafeEqual(a, b);
    },
  };
}
