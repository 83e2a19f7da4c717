import { below, color, radius, space, type } from '@mall/design-tokens';
import { displayMinute } from '@mall/domain/time';
import { Link } from '@mall/mf-kit';
import { ButtonLink } from '@mall/ui-kit';
import { styled } from 'styled-components';
import { type ApprovalCard, approvalPathOf } from '../../../parts/approval/approval-calls.ts';
import { ApprovalTag } from '../../../parts/approval/approval-tag.tsx';

/** One request of the list: who wants what for how much, and where it stands. */
export const ApprovalBlock = ({ one }: { one: ApprovalCard }) => (
  <Block aria-label={`申请 ${one.approvalNumber}`}>
    <div>
      <h2>
        <Link to={approvalPathOf(one.id)}>{one.approvalNumber}</Link> <ApprovalTag status={one.status} statusName={one.statusName} />
      </h2>
      <p>
        {one.buyerName}
        {one.department && ` · ${one.department}`}
        {one.projectNumber && ` · 项目 ${one.projectNumber}`}
      </p>
      <p>
        {one.firstProduct}
        {one.lineCount > 1 && ` 等 ${one.lineCount} 种商品`}
      </p>
      <small>
        {displayMinute(one.submittedAt)} 提交
        {one.status === 'submitted' && `，${displayMinute(one.lapsesAt)} 前有效`}
        {one.orderNumber && `，订单 ${one.orderNumber}`}
      </small>
    </div>
    <div>
      <strong>{one.payableAmount}</strong>
      <ButtonLink as={Link} to={approvalPathOf(one.id)} data-waits={one.waitsForMe || undefined}>
        {one.waitsForMe ? '去审批' : '查看'}
      </ButtonLink>
    </div>
  </Block>
);

const Block = styled.article`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.lg};
  padding: ${space.lg} ${space.xxl};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  font-size: ${type.sizeTable};
  & h2 { font-size: ${type.sizeTable}; }
  & p { padding-top: ${space.xs}; overflow-wrap: anywhere; }
  & small { color: ${color.inkSecond}; }
  & > div:last-child { display: flex; flex: none; align-items: center; gap: ${space.lg}; }
  & [data-waits] { border-color: ${color.accent}; color: ${color.accent}; }
  & strong { font-size: ${type.sizeTitle}; }
  ${below.tablet} {
    flex-direction: column;
    align-items: stretch;
    gap: ${space.md};
    padding: ${space.lg};
    & h2 > a { display: inline-block; padding-block: 14px; }
    & > div:last-child { justify-content: space-between; }
    & > div:last-child > a { height: 44px; }
  }
`;
