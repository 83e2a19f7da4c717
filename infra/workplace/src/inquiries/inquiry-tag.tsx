import type { StaffInquiryCard } from '@mall/api-contract/staff';
import { Tag, type TagKind } from '@mall/ui-kit';

const kinds: Partial<Record<StaffInquiryCard['status'], TagKind>> = { submitted: 'accent', quoting: 'accent', quoted: 'success' };

/** What an inquiry waits for: a question that the buyer answered is said instead of 报价中. */
export const InquiryTag = ({ inquiry: { status, statusName, question, answer } }: { inquiry: StaffInquiryCard }) =>
  status === 'quoting' && question !== '' ? (
    <Tag kind={answer ? 'accent' : 'warning'}>{answer ? '客户已回复' : '等客户回复'}</Tag>
  ) : (
    <Tag kind={kinds[status] ?? 'neutral'}>{statusName}</Tag>
  );
