export { type AppliedCampaign, applyCampaigns, type CampaignLine, type CartCampaign } from './campaign.ts';
