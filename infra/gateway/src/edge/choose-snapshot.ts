import { randomInt } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SelectedSnapshot, Selections } from '../operator/selection.ts';
import type { Registry, Snapshot } from '../registry/registry.ts';
import { candidateSnapshot } from './candidate-page.ts';
import { parseCookies } from './cookies.ts';

export interface ChosenSnapshot {
  snapshot: Snapshot;
  /** Where an operator sees something else than what is live. */
  selected?: SelectedSnapshot;
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
export async function chooseSnapshot(
  request: FastifyRequest,
  reply: FastifyReply,
  registry: Registry,
  selections?: Pick<Selections, 'choose'>,
): Promise<ChosenSnapshot> {
  const selected = await selections?.choose(request);
  if (selected) return { snapshot: selected.snapshot, selected };
  const candidate = await candidateSnapshot(request, registry);
  if (candidate) return { snapshot: candidate };
  if (!registry.hasCanary) return { snapshot: registry.current };
  let bucket = bucketOf(parseCookies(request.headers.cookie).bucket);
  if (bucket === undefined) {
    bucket = randomInt(100);
    const secure = request.protocol === 'https' ? '; Secure' : '';
    reply.header('set-cookie', `bucket=${bucket}; Path=/; Max-Age=${oneYear}; SameSite=Lax; HttpOnly${secure}`);
  }
  return { snapshot: registry.snapshotFor({ bucket }) };
}
