import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SelectedSnapshot, Selections } from '../operator/selection.ts';
import type { Registry, Snapshot } from '../registry/registry.ts';
import { bucketFor } from './bucket.ts';
import { candidateSnapshot } from './candidate-page.ts';

export interface ChosenSnapshot {
  snapshot: Snapshot;
  /** Where an operator sees something else than what is live. */
  selected?: SelectedSnapshot;
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
  return { snapshot: registry.snapshotFor({ bucket: bucketFor(request, reply) }) };
}
