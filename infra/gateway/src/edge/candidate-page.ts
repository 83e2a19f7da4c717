import type { FastifyRequest } from 'fastify';
import type { Registry, Snapshot } from '../registry/registry.ts';
import { versionsOf } from '../registry/snapshot.ts';

/**
 * The whole site with one candidate in it, for the smoke test of a shell, which can't be mounted alone: a request that brings the pass of that test.
 * Whoever has none gets the site as it is.
 */
export async function candidateSnapshot({ headers }: FastifyRequest, registry: Registry): Promise<Snapshot | undefined> {
  const pass = headers['x-mall-candidate'];
  const opened = pass && (await registry.smokeTests.opens(pass));
  return opened ? registry.snapshotOfVersions({ ...versionsOf(registry.current), [opened.area]: opened.version }) : undefined;
}
