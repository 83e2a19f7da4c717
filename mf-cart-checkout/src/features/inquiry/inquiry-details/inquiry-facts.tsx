import { below, color, space, type } from '@mall/design-tokens';
import { moneyText } from '@mall/domain/money';
import { displayTime } from '@mall/domain/time';
import { Panel } from '@mall/mall-parts/account';
import { call, Link, useCall, usePlatform } from '@mall/mf-kit';
import { CopyText } from '@mall/ui-kit';
import { styled } from 'styled-components';
import { InquiryActions } from '../../../parts/inquiry/inquiry-actions.tsx';
import { InquiryStatusTag } from '../../../parts/inquiry/inquiry-status-tag.tsx';
import type { InquirySheet } from '../../../parts/inquiry/inquiry-types.ts';
import { inquiryPath } from '../../../parts/inquiry/paths.ts';
import { Validity } from '../../../parts/inquiry/validity.tsx';
import { EditableFact } from './editable-fact.tsx';
import { RenewDays } from './renew-days.tsx';

/** What the inquiry is called, where it stands, how long its prices hold, whom it is for. */
export function InquiryFacts({ inquiry, onChanged }: { inquiry: InquirySheet; onChanged: () => void }) {
  const { sdk } = usePlatform();
  const { id, status, inquiryNumber } = inquiry;
  const hasPrices = status === 'quoted' && inquiry.offeredCount > 0;
  const { data: discount } = useCall(hasPrices ? call('inquiry.getInquiryDiscountInfo', { id }) : null);
  const isOpen = status === 'submitted' || status === 'quoting' || status === 'quoted';
  // Its days may be over on the server's clock a moment later: who asks makes it so.
  const end = () => void sdk.inquiry.checkAndProcessCustomerInquiryStatus({ id }).then(onChanged, onChanged);
  return (
    <Panel
      title="询价信息"
      note={
        <Status>
          <InquiryStatusTag status={status} name={inquiry.statusName} />
          <Validity status={status} validUntil={inquiry.validUntil} onEnd={end} />
          <RenewDays inquiry={inquiry} onRenewed={onChanged} />
        </Status>
      }
    >
      <Facts>
        <dt>询价单号</dt>
        <dd>
          <CopyText text={inquiryNumber} label={`复制询价单号 ${inquiryNumber}`} />
        </dd>
        <dt>询价时间</dt>
        <dd>{inquiry.submittedAt && displayTime(inquiry.submittedAt)}</dd>
        <dt>询价人</dt>
        <dd>{inquiry.contactName}</dd>
        <dt>收货省份</dt>
        <dd>{inquiry.province || '—'}</dd>
        <dt>项目号</dt>
        <dd>
          <EditableFact
            name="项目号"
            value={inquiry.projectNumber}
            maxLength={40}
            canEdit={isOpen}
            save={(projectNumber) => sdk.inquiry.updateProjectNumber({ id, projectNumber })}
            onSaved={onChanged}
          />
        </dd>
        <dt>备注</dt>
        <dd>
          <EditableFact
            name="备注"
            value={inquiry.remark}
            maxLength={500}
            canEdit={isOpen}
            save={(comment) => sdk.inquiry.updateQuotationComment({ inquiryId: id, comment })}
            onSaved={onChanged}
          />
        </dd>
        {inquiry.previousId > 0 && (
          <>
            <dt>原询价单</dt>
            <dd>
              <Link to={inquiryPath(inquiry.previousId)}>查看原询价单</Link>
            </dd>
          </>
        )}
        {inquiry.attachments.length > 0 && (
          <>
            <dt>附件</dt>
            <dd>
              {inquiry.attachments.map((file) => (
                <a key={file.id} href={file.url} target="_blank" rel="noopener">
                  {file.name}
                </a>
              ))}
            </dd>
          </>
        )}
        {discount && discount.savedFen > 0 && (
          <>
            <dt>比平时省</dt>
            <dd>
              <b>{moneyText(discount.savedFen)}</b>
            </dd>
          </>
        )}
      </Facts>
      <InquiryActions inquiry={inquiry} place="details" onChanged={onChanged} />
    </Panel>
  );
}

const Status = styled.span`
  display: inline-flex;
  align-items: center;
  flex-wrap: wrap;
  gap: ${space.xs} ${space.md};
`;
const Facts = styled.dl`
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr) 72px minmax(0, 1fr);
  align-items: baseline;
  gap: ${space.sm} ${space.lg};
  padding-bottom: ${space.lg};
  font-size: ${type.sizeTable};
  & > dt {
    color: ${color.inkSecond};
  }
  & > dd {
    overflow-wrap: anywhere;
  }
  & > dd > a + a {
    margin-left: ${space.md};
  }
  & b {
    color: ${color.success};
  }
  ${below.tablet} {
    grid-template-columns: 72px minmax(0, 1fr);
  }
`;
