import { createHmac, timingSafeEqual } from 'node:crypto';

/** How long a link opens. */
export const linkSeconds = 3600;

/** Links to files: `{id}.{seconds since 1970}.{seal}`. The seal is over the company too, so a link opens for nobody else's (rule file 5). */
export function fileLinks(installationKey: Buffer) {
  const seal = (id: string, customerId: number, until: string) =>
    createHmac('sha256', installationKey).update(`file ${id} ${customerId} ${until}`).digest('base64url');
  return {
    of(id: string, customerId: number, now = Date.now()): string {
      const until = String(Math.floor(now / 1000) + linkSeconds);
      return `/api/download/DownloadOssFile?file=${id}.${until}.${seal(id, customerId, until)}`;
    },
    /** The file's id; undefined for what is forged, another company's or over. */
    opens(file: string, customerId: number, now = Date.now()): string | undefined {
      const [id = '', until = '', given = '', ...more] = file.slice(0, 200).split('.');
      if (more.length > 0 || !/^[0-9a-z]{26}$/.test(id) || !/^\d{10}$/.test(until) || Number(until) * 1000 < now) return undefined;
      const [a, b] = [Buffer.from(given), Buffer.from(seal(id, customerId, until))];
      return a.length === b.length && timingSafeEqual(a, b) ? id : undefined;
    },
  };
}
