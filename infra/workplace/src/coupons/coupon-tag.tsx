import { Tag, type TagKind } from '@mall/ui-kit';

const kinds: Readonly<Record<number, TagKind>> = { 1: 'warning', 2: 'success' };

/** Whether a package can be received. */
export const CouponTag = ({ coupon: { status, statusName } }: { coupon: { status: number; statusName: string } }) => (
  <Tag kind={kinds[status] ?? 'neutral'}>{statusName}</Tag>
);
