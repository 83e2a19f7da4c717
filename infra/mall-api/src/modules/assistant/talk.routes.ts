import { assistantCalls as calls } from '@mall/api-contract/assistant';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.ts';
import type { Kp } from '../../http/caller.ts';
import { MallError } from '../../http/mall-error.ts';
import { route } from '../../http/route.ts';
import { talkService } from './talk.service.ts';

/** Conversations that a person keeps (rules conversation 3–6); staff in the person's account is not the person. */
export function talkRoutes(app: FastifyInstance, { db }: { db: Database }) {
  const talks = talkService(db);
  const own = ({ kpId, operatorId }: Kp) => {
    if (operatorId !== undefined) throw new MallError('ASSISTANT_TALK_NOT_BY_OPERATOR');
    return kpId;
  };
  route(app, calls.getTalks, ({ keyword = '', pageIndex = 1 }, { kp }) => talks.page(own(kp), keyword, pageIndex));
  route(app, calls.getTalk, ({ id }, { kp }) => talks.read(own(kp), id));
  route(app, calls.keepTalk, (said, { kp }) => talks.keep(own(kp), said));
  route(app, calls.renameTalk, ({ id, name }, { kp }) => talks.rename(own(kp), id, name));
  route(app, calls.deleteTalk, async ({ id }, { kp }) => {
    await talks.remove(own(kp), id);
    return true;
  });
}
