import { contentCalls as calls } from '@mall/api-contract/content';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.ts';
import { MallError } from '../../http/mall-error.ts';
import { route } from '../../http/route.ts';
import { acceptanceService, agreementService } from './agreement.service.ts';
import { helpService } from './help.service.ts';

export function contentRoutes(app: FastifyInstance, { db }: { db: Database }) {
  const help = helpService(db);
  const agreements = agreementService(db);
  route(app, calls.getMallHelpCenterTree, () => help.tree());
  route(app, calls.getMallHelpCenterById, ({ id }) => help.article(id));
  route(app, calls.getAgreement, ({ type, version }) => agreements.read(type, version));
  route(app, calls.getAgreementsInForce, () => agreements.inForce());
  route(app, calls.acceptAgreements, ({ agreements: seen }, { kp, ip, requestId }) => {
    // Staff in a buyer's account agree to nothing for the buyer.
    if (kp.operatorId !== undefined) throw new MallError('FORBIDDEN');
    return acceptanceService(db).accept(kp.kpId, seen, { ip, requestId });
  });
}
