import { Tag, type TagKind } from '@mall/ui-kit';

const kinds: Readonly<Record<string, TagKind>> = { live: 'success', scheduled: 'warning', review: 'warning' };

/** Where an item or a version stands. */
export const ContentTag = ({ of: { state, stateName } }: { of: { state: string; stateName: string } }) => (
  <Tag kind={kinds[state] ?? 'neutral'}>{stateName}</Tag>
);
