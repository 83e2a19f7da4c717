import Type from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { Paged, Pager } from '../call/paged.ts';
import { SkuNumber } from '../pricing/shapes.ts';
import { Id } from './fields.ts';
import { CampaignDraft, CampaignPreview, StaffCampaign, StaffCampaignHead } from './staff-campaign-shapes.ts';

const ofMarketing = { method: 'POST', access: 'staff', roles: ['content', 'sales'] } as const;
const why = Type.Optional(Type.String({ maxLength: 200, description: 'kept with the act' }));

/** Staff make campaigns, look at what they would do, and end them. */
export const staffCampaignCalls = {
  listCampaigns: defineCall({
    ...ofMarketing,
    path: '/api/staff/ListCampaigns',
    summary: '员工：活动，最新在前',
    effect: 'read',
    body: Type.Object({
      state: Type.Optional(Type.Enum(['planned', 'running', 'ended'])),
      keyword: Type.Optional(Type.String({ maxLength: 60 })),
      ...Pager.properties,
    }),
    response: Paged(StaffCampaignHead),
  }),
  getCampaign: defineCall({
    ...ofMarketing,
    path: '/api/staff/GetCampaign',
    summary: '员工：一个活动',
    effect: 'read',
    body: Type.Object({ campaignId: Id }),
    response: StaffCampaign,
    refusals: ['CAMPAIGN_NOT_FOUND'],
  }),
  previewCampaign: defineCall({
    ...ofMarketing,
    path: '/api/staff/PreviewCampaign',
    summary: '员工：试算一个活动：哪些商品参加，样例购物车减多少，有什么问题',
    effect: 'read',
    body: Type.Object({
      draft: CampaignDraft,
      campaignId: Type.Optional({ ...Id, description: 'the one that is being changed: its own goods are not taken' }),
      cart: Type.Optional(
        Type.Array(Type.Object({ sku: SkuNumber, quantity: Type.Integer({ minimum: 1, maximum: 9999 }) }), {
          maxItems: 20,
          description: 'left out: three of its best sellers',
        }),
      ),
    }),
    response: CampaignPreview,
  }),
  makeCampaign: defineCall({
    ...ofMarketing,
    path: '/api/staff/MakeCampaign',
    summary: '员工：新建活动',
    effect: 'write',
    idempotent: true,
    body: Type.Object({ draft: CampaignDraft, why }),
    response: StaffCampaign,
    refusals: ['CAMPAIGN_INVALID'],
  }),
  changeCampaign: defineCall({
    ...ofMarketing,
    path: '/api/staff/ChangeCampaign',
    summary: '员工：修改未开始的活动',
    effect: 'write',
    idempotent: true,
    body: Type.Object({ campaignId: Id, version: Type.Integer({ minimum: 1 }), draft: CampaignDraft, why }),
    response: StaffCampaign,
    refusals: ['CAMPAIGN_NOT_FOUND', 'CAMPAIGN_INVALID', 'CAMPAIGN_STARTED', 'CAMPAIGN_CHANGED'],
  }),
  endCampaign: defineCall({
    ...ofMarketing,
    path: '/api/staff/EndCampaign',
    summary: '员工：立即结束活动，未开始的即取消',
    effect: 'write',
    idempotent: true,
    body: Type.Object({ campaignId: Id, why: Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' }) }),
    response: StaffCampaign,
    refusals: ['CAMPAIGN_NOT_FOUND', 'CAMPAIGN_OVER'],
  }),
};
