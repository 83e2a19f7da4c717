import { assistantCalls as calls } from '@mall/api-contract/assistant';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.ts';
import { route } from '../../http/route.ts';
import { talkService } from './talk.service.ts';

/** Conversations that a person keeps (rules conversation 3–6). */
export function talkRoutes(app: FastifyInstance, { db }: { db: Database }) {
  const talks = talkService(db);
  route(app, calls.getTalks, ({ keyword = '', pageIndex = 1 }, { kp }) => talks.page(kp.kpId, keyword, pageIndex));
  route(app, calls.getTalk, ({ id }, { kp }) => talks.read(kp.kpId, id));
  route(app, calls.keepTalk, (said, { kp }) => talks.keep(kp.kpId, said));
  route(app, calls.renameTalk, ({ id, name }, { kp }) => talks.rename(kp.kpId, id, name));
  route(app, calls.deleteTalk, async ({ id }, { kp }) => {
    await talks.remove(kp.kpId, id);
    return true;
  });
}
