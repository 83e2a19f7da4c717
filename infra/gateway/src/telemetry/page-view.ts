import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { sourceOf } from '../edge/source.ts';

/** One view of a page, as its answer named it. */
export interface PageView {
  id: string;
  /** When the page was answered, ms since 1970. */
  at: number;
  /** The network that asked for the page, as a keyed digest: views of one network can be told from those of others, and no address is kept. */
  source: string;
}

/** A page has something new to tell for so long. */
export const viewLifeMs = 30 * 60_000;
/** A clock of another gateway may be ahead. */
const aheadMs = 60_000;
const [timeBytes, randomPart, sourcePart, macPart] = [4, 8, 6, 12];
const idBytes = timeBytes + randomPart;
const length = ((idBytes + sourcePart + macPart) * 8) / 6;

/**
 * Names views of pages, so that each counts once and nobody can make one up: the time, a random number and the source, signed together with the combination
 * the page was made of. @param key the same in every gateway on one registry
 */
export function pageViews(key: Buffer, now: () => number = Date.now) {
  const digest = (purpose: string, content: string | Buffer) => createHmac('sha256', key).update(`${purpose}\n`).update(content).digest();
  const mac = (content: Buffer, snapshot: string) => digest(`page view of ${snapshot}`, content).subarray(0, macPart);
  const sourceDigest = (ip: string) => digest('source', sourceOf(ip, 48)).subarray(0, sourcePart);

  return {
    /** @returns 40 characters for the answer's header */
    issue(snapshot: string, ip: string): string {
      const time = Buffer.alloc(timeBytes);
      time.writeUInt32BE(Math.floor(now() / 1000));
      const content = Buffer.concat([time, randomBytes(randomPart), sourceDigest(ip)]);
      return Buffer.concat([content, mac(content, snapshot)]).toString('base64url');
    },
    /** Reads a name that a browser brings back. @returns why not, where it was not given for this combination or is too old */
    read(text: unknown, snapshot: string): PageView | 'forged' | 'expired' {
      if (typeof text !== 'string' || text.length !== length) return 'forged';
      const bytes = Buffer.from(text, 'base64url');
      const content = bytes.subarray(0, -macPart);
      const sent = bytes.subarray(-macPart);
      if (sent.length !== macPart || !timingSafeEqual(sent, mac(content, snapshot))) return 'forged';
      const at = content.readUInt32BE() * 1000;
      if (now() - at > viewLifeMs || at - now() > aheadMs) return 'expired';
      return { id: text.slice(0, (idBytes * 8) / 6), at, source: content.subarray(idBytes).toString('base64url') };
    },
    sourceOf: (ip: string) => sourceDigest(ip).toString('base64url'),
  };
}
