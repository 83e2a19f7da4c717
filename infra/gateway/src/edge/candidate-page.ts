import type { FastifyRequest } from 'fastify';
import type { Registry, Snapshot } from '../registry/registry.ts';
import { versionsOf } from '../registry/snapshot.ts';

/**
 * The whole site with one candidate in it, for the smoke test of a shell, which can't be mounted alone: a request that names the release in
 * `x-mall-candidate` and brings a token for its area. Whoever has no token gets the site as it is.
 */
export async function candidateSnapshot({ headers }: FastifyRequest, registry: Registry): Promise<Snapshot | undefined> {
  const wanted = headers['x-mall-candidate'];
  const [, area, version] = (typeof wanted === 'string' && /^(shell|mf-[a-z0-9-]+)@([\w.-]+)$/.exec(wanted)) || [];
  if (!area || !version) return undefined;
  const token = /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1];
  const actor = token ? await registry.tokens.find(token) : undefined;
  if (!actor || (actor.area !== '*' && actor.area !== area)) return undefined;
  return registry.snapshotOfVersions({ ...versionsOf(registry.current), [area]: version });
}
