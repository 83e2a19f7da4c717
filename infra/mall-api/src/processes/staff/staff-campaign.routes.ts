import { discountCalls as calls } from '@mall/api-contract/discount';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.ts';
import { route } from '../../http/route.ts';
import { staffCampaignService } from './staff-campaign.service.ts';

/** For who makes the mall's campaigns. */
export function staffCampaignRoutes(app: FastifyInstance, { db }: { db: Database }) {
  const campaigns = staffCampaignService(db);
  route(app, calls.listCampaigns, ({ state, keyword = '', pageIndex = 1, pageSize = 20 }) =>
    campaigns.list(state, keyword.trim(), pageIndex, pageSize),
  );
  route(app, calls.getCampaign, ({ campaignId }) => campaigns.one(campaignId));
  route(app, calls.previewCampaign, ({ draft, campaignId = 0, cart }) => campaigns.preview(draft, campaignId, cart));
  route(app, calls.makeCampaign, ({ draft, why }, caller) => campaigns.make({ caller, why }, draft));
  route(app, calls.changeCampaign, ({ campaignId, version, draft, why }, caller) =>
    campaigns.change({ caller, why }, campaignId, version, draft),
  );
  route(app, calls.endCampaign, ({ campaignId, why }, caller) => campaigns.end({ caller, why }, campaignId));
}
