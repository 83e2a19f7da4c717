import type { FastifyInstance } from 'fastify';
import type { Selections } from '../operator/selection.ts';
import type { Registry } from '../registry/registry.ts';
import { chooseSnapshot } from './choose-snapshot.ts';

/**
 * Says which combination a page loaded now would be made of: an open page offers the new version when it differs, and an area that failed is
 * tried again as it is live by now. `HEAD` for the name alone, in `x-snapshot`.
 */
export function serveLiveNow(app: FastifyInstance, registry: Registry, selections?: Pick<Selections, 'choose'>) {
  app.get('/_live', { exposeHeadRoute: true }, async (request, reply) => {
    const { snapshot } = await chooseSnapshot(request, reply, registry, selections);
    reply.header('cache-control', 'no-store').header('vary', 'cookie').header('x-snapshot', snapshot.id);
    return { id: snapshot.id, areas: snapshot.areas };
  });
}
