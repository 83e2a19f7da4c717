import { randomInt } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Registry, Snapshot } from '../registry/registry.ts';
import { parseCookies } from './cookies.ts';

/** One area that an operator sees in another version than visitors do. */
export interface Override {
  area: string;
  version: string;
  /** ISO time. */
  until: string;
}

export interface ChosenSnapshot {
  snapshot: Snapshot;
  overrides: Override[];
  /** Whether an operator opened a combination of the past. */
  pinned: boolean;
}

const oneYear = 365 * 24 * 3600;

/** Reads which hundredth of the visitors somebody belongs to. @returns undefined where no valid bucket was given out yet */
export function bucketOf(cookie: string | undefined): number | undefined {
  return /^\d{1,2}$/.test(cookie ?? '') ? Number(cookie) : undefined;
}

/**
 * Which combination this visitor gets. While a canary is live a visitor is given a bucket, for a year, so that the next page is of the
 * same versions; without a canary nobody is marked.
 */
export async function chooseSnapshot(request: FastifyRequest, reply: FastifyReply, registry: Registry): Promise<ChosenSnapshot> {
  if (!registry.hasCanary) return { snapshot: registry.current, overrides: [], pinned: false };
  let bucket = bucketOf(parseCookies(request.headers.cookie).bucket);
  if (bucket === undefined) {
    bucket = randomInt(100);
    const secure = request.protocol === 'https' ? '; Secure' : '';
    reply.header('set-cookie', `bucket=${bucket}; Path=/; Max-Age=${oneYear}; SameSite=Lax; HttpOnly${secure}`);
  }
  return { snapshot: registry.snapshotFor({ bucket }), overrides: [], pinned: false };
}
