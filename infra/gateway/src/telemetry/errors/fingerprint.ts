import { createHash } from 'node:crypto';
import type { BrowserError } from '@mall/mf-kit/manifest';

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** What differs from one buyer to the next: numbers, ids, quoted values, addresses. */
export const plainMessage = (message: string): string =>
  message
    .replace(/https?:\/\/\S+/g, '<url>')
    .replace(/(['"`])(?:(?!\1).){12,}\1/g, '<text>')
    .replace(/\b[0-9a-f]{8,}\b/gi, '<id>')
    .replace(/\d+/g, '<n>');

/** The first frames without what a build changes: version, content hash, line, column. */
const plainFrames = (stack: string): string =>
  stack
    .split('\n')
    .map((line) => /^\s*at\s+(?:(?<name>[^\s(]+) \()?.*\/assets\/(?<area>[\w-]+)\/[\w.-]+\/(?<file>[\w~-]+)/.exec(line)?.groups)
    .filter((frame) => frame !== undefined)
    .slice(0, 3)
    .map(({ area, file }) => `${area}/${file}`)
    .join(' ');

/** Names the same fault in whatever version, and in this one. Minified names change with every build, so they don't count. */
export function fingerprint({ area, version, message, stack }: BrowserError): { fault: string; id: string } {
  const fault = hash(`${area}\n${plainMessage(message)}\n${plainFrames(stack)}`);
  return { fault, id: hash(`${fault} ${version}`) };
}
