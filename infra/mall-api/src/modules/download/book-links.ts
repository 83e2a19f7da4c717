import { createHmac, timingSafeEqual } from 'node:crypto';

/** How long a link to a catalogue opens. */
export const bookLinkSeconds = 3600;

/** Links to catalogues, for everybody: `{id}.{seconds since 1970}.{seal}` (rule download 23). */
export function bookLinks(installationKey: Buffer) {
  const seal = (id: string, until: string) => createHmac('sha256', installationKey).update(`catalogue ${id} ${until}`).digest('base64url');
  return {
    of(id: number, now = Date.now()): { url: string; expiresAt: string } {
      const until = Math.floor(now / 1000) + bookLinkSeconds;
      return {
        url: `/api/download/DownloadFile?downloadId=${id}.${until}.${seal(String(id), String(until))}`,
        expiresAt: new Date(until * 1000).toISOString(),
      };
    },
    /** The catalogue's id; undefined for what is forged or over. */
    opens(downloadId: string, now = Date.now()): number | undefined {
      const [id = '', until = '', given = '', ...more] = downloadId.slice(0, 200).split('.');
      if (more.length > 0 || !/^\d{1,9}$/.test(id) || !/^\d{10}$/.test(until) || Number(until) * 1000 < now) return undefined;
      const [a, b] = [Buffer.from(given), Buffer.from(seal(id, until))];
      return a.length === b.length && timingSafeEqual(a, b) ? Number(id) : undefined;
    },
  };
}
