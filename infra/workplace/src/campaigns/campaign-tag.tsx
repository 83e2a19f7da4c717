import { Tag, type TagKind } from '@mall/ui-kit';

const kinds: Readonly<Record<string, TagKind>> = { planned: 'warning', running: 'success' };

/** How far a campaign is. */
export const CampaignTag = ({ campaign: { state, stateName } }: { campaign: { state: string; stateName: string } }) => (
  <Tag kind={kinds[state] ?? 'neutral'}>{stateName}</Tag>
);
