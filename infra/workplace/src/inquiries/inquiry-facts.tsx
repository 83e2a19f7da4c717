import type { StaffInquiry } from '@mall/api-contract/staff';
import { below, color, radius, space, type } from '@mall/design-tokens';
import { displayMinute } from '@mall/domain/time';
import { CopyText } from '@mall/ui-kit';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { ActsOf } from '../acts/acts-of.tsx';

/** Who asks, since when, what they wrote, what was asked back; and what staff did with it, folded. */
export const InquiryFacts = ({ inquiry }: { inquiry: StaffInquiry }) => (
  <Panel aria-label="询价单信息">
    <Facts>
      <div>
        <dt>企业</dt>
        <dd>
          <Link to={`/customers/${inquiry.customerId}`}>{inquiry.customerName}</Link> {inquiry.contactName}
        </dd>
      </div>
      <div>
        <dt>提交</dt>
        <dd>{displayMinute(inquiry.submittedAt)}</dd>
      </div>
      <div>
        <dt>收货地区</dt>
        <dd>{inquiry.province}</dd>
      </div>
      <div>
        <dt>报价员</dt>
        <dd>{inquiry.quotingBy || '未接手'}</dd>
      </div>
      <div>
        <dt>单号</dt>
        <dd>
          <CopyText text={inquiry.inquiryNumber} />
        </dd>
      </div>
      {inquiry.projectNumber && (
        <div>
          <dt>项目号</dt>
          <dd>{inquiry.projectNumber}</dd>
        </div>
      )}
      {inquiry.validUntil && (
        <div>
          <dt>有效期至</dt>
          <dd>{displayMinute(inquiry.validUntil)}</dd>
        </div>
      )}
      {inquiry.previousId > 0 && (
        <div>
          <dt>原询价单</dt>
          <dd>
            <Link to={`/inquiries/${inquiry.previousId}`}>查看</Link>
          </dd>
        </div>
      )}
    </Facts>
    {inquiry.attachments.length > 0 && (
      <p>
        附件：
        {inquiry.attachments.map(({ file, name }) => (
          <a key={file} href={`/_staff/api/staff/DownloadOssFile?file=${encodeURIComponent(file)}`} download>
            {name}
          </a>
        ))}
      </p>
    )}
    {inquiry.remark && <p>客户备注：{inquiry.remark}</p>}
    {inquiry.question && (
      <p>
        提问：{inquiry.question} <b>{inquiry.answer ? `客户回复：${inquiry.answer}` : '客户还没有回复'}</b>
      </p>
    )}
    <details>
      <summary>操作记录</summary>
      <ActsOf subjects={[`inquiry:${inquiry.id}`]} />
    </details>
  </Panel>
);

export const Stack = styled.div`
  display: grid;
  gap: ${space.lg};
`;
const Panel = styled.section`
  display: grid;
  gap: ${space.md};
  padding: ${space.lg} ${space.xl};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  font-size: ${type.sizeTable};
  summary { color: ${color.inkSecond}; cursor: pointer; }
  details[open] summary { padding-bottom: ${space.sm}; }
  ${below.tablet} { padding: ${space.lg}; summary { min-height: 44px; line-height: 44px; } }
`;
const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(220px, 1fr));
  gap: ${space.sm} ${space.lg};
  > div { display: flex; gap: ${space.md}; }
  dt { flex: none; color: ${color.inkSecond}; }
  dd { overflow-wrap: anywhere; }
`;
