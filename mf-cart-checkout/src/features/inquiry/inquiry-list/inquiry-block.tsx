import { below, color, radius, space, type } from '@mall/design-tokens';
import { moneyText } from '@mall/domain/money';
import { displayTime } from '@mall/domain/time';
import { Link } from '@mall/mf-kit';
import { CopyText } from '@mall/ui-kit';
import { useId } from 'react';
import { styled } from 'styled-components';
import { InquiryActions } from '../../../parts/inquiry/inquiry-actions.tsx';
import { InquiryStatusTag } from '../../../parts/inquiry/inquiry-status-tag.tsx';
import type { InquiryCard } from '../../../parts/inquiry/inquiry-types.ts';
import { createInquiryPath, inquiryPath } from '../../../parts/inquiry/paths.ts';
import { Validity } from '../../../parts/inquiry/validity.tsx';

/** One inquiry of the list: what it is called, what is in it, what it comes to, where it stands, what can be done. */
export function InquiryBlock({ inquiry, onChanged }: { inquiry: InquiryCard; onChanged: () => void }) {
  const id = useId();
  const { inquiryNumber, status, lineCount, offeredCount, firstNames, question } = inquiry;
  const isDraft = status === 'draft';
  const to = isDraft ? createInquiryPath : inquiryPath(inquiry.id);
  return (
    <Block aria-labelledby={id}>
      <header>
        <h2 id={id}>
          {inquiryNumber ? (
            <CopyText text={inquiryNumber} label={`复制询价单号 ${inquiryNumber}`}>
              <Link to={to}>{inquiryNumber}</Link>
            </CopyText>
          ) : (
            <Link to={to}>未提交的询价单</Link>
          )}
        </h2>
        <time dateTime={inquiry.submittedAt || inquiry.createdAt}>{displayTime(inquiry.submittedAt || inquiry.createdAt)}</time>
        <span>询价人 {inquiry.contactName}</span>
        {inquiry.projectNumber && <span title={inquiry.projectNumber}>项目号 {inquiry.projectNumber}</span>}
      </header>
      <Body>
        <div>
          <Link to={to}>{firstNames.join('、') || '附件询价'}</Link>
          {lineCount > firstNames.length && <span> 等 {lineCount} 行</span>}
          {inquiry.remark && <p>{inquiry.remark}</p>}
          {question && (
            <Ask>
              报价员问：{question} <Link to={to}>去回答</Link>
            </Ask>
          )}
        </div>
        <Cell>
          {offeredCount > 0 ? (
            <>
              <b>{moneyText(inquiry.totalFen)}</b>
              <small>{offeredCount === lineCount ? `${lineCount} 行均已报价` : `${offeredCount} / ${lineCount} 行已报价`}</small>
            </>
          ) : (
            <small>{isDraft ? '尚未提交' : '待报价'}</small>
          )}
        </Cell>
        <Cell>
          <InquiryStatusTag status={status} name={inquiry.statusName} />
          <small>
            <Validity status={status} validUntil={inquiry.validUntil} />
          </small>
        </Cell>
        <InquiryActions inquiry={inquiry} place="list" onChanged={onChanged} />
      </Body>
    </Block>
  );
}

const Block = styled.article`
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  font-size: ${type.sizeTable};
  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${space.xxl};
    min-height: 40px;
    padding: ${space.xs} ${space.lg};
    border-bottom: 1px solid ${color.line};
    background: ${color.ground};
    color: ${color.inkSecond};
    font-variant-numeric: tabular-nums;
  }
  & > header > h2 {
    font-size: ${type.sizeTable};
  }
  ${below.tablet} {
    & > header > h2 a,
    & p > a {
      display: inline-flex;
      align-items: center;
      min-height: 44px;
    }
  }
`;
const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 132px 176px 172px;
  align-items: center;
  gap: ${space.lg};
  padding: ${space.lg};
  & p {
    color: ${color.inkSecond};
    overflow-wrap: anywhere;
  }
  & > :first-child > a {
    display: inline-block;
    padding-block: 3px;
  }
  ${below.desktop} {
    grid-template-columns: minmax(0, 1fr) auto auto;
    & > :last-child {
      grid-column: 1 / -1;
    }
  }
  ${below.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space.md};
    & > :first-child {
      grid-column: 1 / -1;
    }
    & > :first-child > a {
      padding-block: 10px;
    }
  }
`;
const Cell = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space.hair};
  & > b {
    font-size: ${type.sizeText};
    font-variant-numeric: tabular-nums;
  }
  & > small {
    color: ${color.inkSecond};
    font-size: ${type.sizeLeast};
  }
`;
const Ask = styled.p`
  && {
    padding-top: ${space.xs};
    color: ${color.warning};
  }
  & > a {
    text-decoration: underline;
  }
`;
