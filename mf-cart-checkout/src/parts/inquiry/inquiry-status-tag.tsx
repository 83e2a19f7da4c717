import { Tag, type TagKind } from '@mall/ui-kit';
import type { InquiryStatus } from './inquiry-types.ts';

const kinds: Record<InquiryStatus, TagKind> = {
  draft: 'neutral',
  submitted: 'warning',
  quoting: 'warning',
  quoted: 'accent',
  ordered: 'success',
  expired: 'neutral',
  cancelled: 'neutral',
  reinquired: 'neutral',
};

/** Where an inquiry stands. */
export const InquiryStatusTag = ({ status, name }: { status: InquiryStatus; name: string }) => <Tag kind={kinds[status]}>{name}</Tag>;
