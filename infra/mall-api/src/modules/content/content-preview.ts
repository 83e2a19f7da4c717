import { createHmac, timingSafeEqual } from 'node:crypto';

const previewSeconds = 1800;

/**
 * Passes that open one version before it is in force: `{item}.{version}.{seconds since 1970}.{seal}`. They are handed to editors alone, end after half an hour, and
 * nothing is kept of them (rule content 24).
 */
export function contentPreviews(installationKey: Buffer) {
  const seal = (text: string) => createHmac('sha256', installationKey).update(`content ${text}`).digest('base64url').slice(0, 32);
  return {
    of(id: number, version: number, now = Date.now()): string {
      const text = `${id}.${version}.${Math.floor(now / 1000) + previewSeconds}`;
      return `${text}.${seal(text)}`;
    },
    /** @returns which version it opens; undefined for a pass that is none, or has ended */
    read(pass: string | undefined, now = Date.now()): { id: number; version: number } | undefined {
      const [, text = '', id = '', version = '', until = '', given = ''] =
        /^((\d{1,9})\.(\d{1,5})\.(\d{10}))\.([\w-]{32})$/.exec(pass ?? '') ?? [];
      if (!text || Number(until) * 1000 < now) return undefined;
      const [a, b] = [Buffer.from(given), Buffer.from(seal(text))];
      return a.length === b.length && timingSafeEqual(a, b) ? { id: Number(id), version: Number(version) } : undefined;
    },
  };
}
export type ContentPreviews = ReturnType<typeof contentPreviews>;
