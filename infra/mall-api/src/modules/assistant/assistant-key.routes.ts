import { assistantCalls as calls } from '@mall/api-contract/assistant';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.ts';
import type { Kp } from '../../http/caller.ts';
import { route } from '../../http/route.ts';
import { nameOfTool } from './agent-tools.ts';
import { assistantKeyService } from './assistant-key.service.ts';

/** Where assistants connect to (rule agent 8). */
export const agentPath = '/api/ai/mcp';

/** The company's keys for its own assistants (rules agent 1–8). */
export function assistantKeyRoutes(app: FastifyInstance, { db, mallUrl }: { db: Database; mallUrl: string }) {
  const keys = assistantKeyService(db);
  const all = async (kp: Kp) => ({ address: `${mallUrl}${agentPath}`, keys: await keys.list(kp) });
  route(app, calls.getAssistantKeys, (_input, { kp }) => all(kp));
  route(app, calls.addAssistantKey, async (wish, { kp }) => ({ ...(await keys.add(kp, wish)), all: await all(kp) }));
  route(app, calls.endAssistantKey, async ({ id }, { kp }) => {
    await keys.end(kp, id);
    return all(kp);
  });
  route(app, calls.getAssistantKeyUses, async ({ id, pageIndex = 1 }, { kp }) => {
    const { items, ...page } = await keys.uses(kp, id, pageIndex);
    return { ...page, items: items.map((use) => ({ ...use, tool: nameOfTool(use.tool) })) };
  });
}
