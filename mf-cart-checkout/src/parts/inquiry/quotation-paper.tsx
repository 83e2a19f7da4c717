import { below, color, space, type } from '@mall/design-tokens';
import { displayTime } from '@mall/domain/time';
import { useCall } from '@mall/mf-kit';
import { BrandMark, Tag } from '@mall/ui-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { InquiryStatusTag } from './inquiry-status-tag.tsx';
import type { Quotation, QuotationLine } from './inquiry-types.ts';
import { mallCall } from './mall-call.ts';
import { Validity } from './validity.tsx';

/** A quotation as a paper: letterhead, for whom, table, sum in figures and in words, validity, QR code. On a phone a line is a card, and nothing needs zooming; printed, only the paper is left. */
export function QuotationPaper({ quotation, actions }: { quotation: Quotation; actions?: ReactNode }) {
  const { data: mall } = useCall(mallCall(), { revalidateIfStale: false });
  return (
    <Sheet aria-label={`报价单 ${quotation.inquiryNumber}`}>
      <Letterhead>
        <p>
          <BrandMark size={28} />
          <b>{mall?.companyName || '百工商城'}</b>
        </p>
        <h1>报价单</h1>
        {quotation.qrBase64 && <img src={quotation.qrBase64} alt="在手机上查看本报价单的二维码" width={88} height={88} />}
      </Letterhead>
      <Facts>
        <dt>询价单号</dt>
        <dd>{quotation.inquiryNumber}</dd>
        <dt>客户</dt>
        <dd>{quotation.companyName}</dd>
        {quotation.projectNumber && (
          <>
            <dt>项目号</dt>
            <dd>{quotation.projectNumber}</dd>
          </>
        )}
        <dt>报价时间</dt>
        <dd>{quotation.quotedAt && displayTime(quotation.quotedAt)}</dd>
        <dt>有效期</dt>
        <dd>
          <InquiryStatusTag status={quotation.status} name={quotation.statusName} />{' '}
          <Validity status={quotation.status} validUntil={quotation.validUntil} />
        </dd>
      </Facts>
      {actions && <Actions>{actions}</Actions>}
      <Lines>
        <thead>
          <tr>
            <th scope="col">序号</th>
            <th scope="col">商品</th>
            <th scope="col">货期</th>
            <th scope="col" data-align="end">
              数量
            </th>
            <th scope="col" data-align="end">
              含税单价
            </th>
            <th scope="col" data-align="end">
              小计
            </th>
          </tr>
        </thead>
        <tbody>
          {quotation.lines.map((line) => (
            <Line key={line.position} line={line} />
          ))}
        </tbody>
      </Lines>
      <Total>
        <span>合计（含税）</span>
        <b>{quotation.totalText}</b>
        <span>{quotation.totalCapitals}</span>
      </Total>
      <Foot>
        <p>价格含 13% 增值税，在有效期内按所报数量或更多下单有效；逾期请重新询价。</p>
        {mall && <p>{[mall.companyName, mall.companyAddress, mall.hotline].filter(Boolean).join('　')}</p>}
      </Foot>
    </Sheet>
  );
}

const Line = ({ line }: { line: QuotationLine }) => (
  <tr>
    <td data-cell="at">{line.position}</td>
    <th scope="row" data-cell="product">
      <b>{line.productName}</b>
      <span>
        {[line.manufacturerName, line.manufacturerPartNumber, line.sku && `商品编号 ${line.sku}`, line.itemNo && `物料号 ${line.itemNo}`]
          .filter(Boolean)
          .join('　')}
      </span>
      {line.specification && <span>{line.specification}</span>}
      {line.said && <span>需求：{line.said}</span>}
      {line.isSubstitute && (
        <span>
          <Tag kind="warning">替代品</Tag> 与需求不完全相同，请核对
        </span>
      )}
      {line.remark && <span>说明：{line.remark}</span>}
      {line.refusedWhy && <em>不报价：{line.refusedWhy}</em>}
    </th>
    <td data-cell="delivery">{line.deliveryText || '—'}</td>
    <td data-cell="quantity" data-align="end">
      {line.quantity > 0 ? `${line.quantity} ${line.unit}` : '—'}
    </td>
    <td data-cell="price" data-align="end">
      {line.priceText || '—'}
      {line.fromQuantity > 1 && <span>{line.fromQuantity} 起</span>}
    </td>
    <td data-cell="sum" data-align="end">
      <b>{line.lineTotalText || '—'}</b>
    </td>
  </tr>
);

const Sheet = styled.article`
  max-width: 1000px;
  margin: ${space.xxl} auto;
  padding: ${space.section};
  border: 1px solid ${color.line};
  background: ${color.surface};
  ${below.tablet} {
    margin: 0;
    padding: ${space.lg};
    border: 0;
  }
  @media print {
    max-width: none;
    margin: 0;
    padding: 0;
    border: 0;
  }
`;
const Letterhead = styled.header`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  gap: ${space.lg};
  padding-bottom: ${space.lg};
  border-bottom: 2px solid ${color.ink};
  & > p {
    display: flex;
    align-items: center;
    gap: ${space.sm};
    font-size: ${type.sizeLead};
  }
  & > h1 {
    font-size: ${type.sizeDisplay};
    letter-spacing: 0.3em;
    text-indent: 0.3em;
  }
  & > img {
    justify-self: end;
  }
  ${below.tablet} {
    grid-template-columns: 1fr auto;
    & > h1 {
      font-size: ${type.sizeTitle};
    }
    & > img {
      display: none;
    }
  }
`;
const Facts = styled.dl`
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr) 72px minmax(0, 1fr);
  align-items: baseline;
  gap: ${space.xs} ${space.lg};
  padding: ${space.lg} 0;
  font-size: ${type.sizeTable};
  & > dt {
    color: ${color.inkSecond};
  }
  ${below.tablet} {
    grid-template-columns: 72px minmax(0, 1fr);
    font-size: ${type.sizeText};
  }
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
  padding-bottom: ${space.lg};
  @media print {
    display: none;
  }
  ${below.tablet} {
    & > * {
      flex: 1;
    }
  }
`;
const Lines = styled.table`
  width: 100%;
  font-size: ${type.sizeTable};
  font-variant-numeric: tabular-nums;
  & :is(th, td) {
    padding: ${space.sm};
    border-bottom: 1px solid ${color.line};
    font-weight: ${type.weightText};
    text-align: left;
    vertical-align: top;
  }
  & thead th {
    background: ${color.ground};
    color: ${color.inkSecond};
    font-size: ${type.sizeLeast};
    white-space: nowrap;
  }
  & [data-align='end'] {
    text-align: right;
    white-space: nowrap;
  }
  & tr {
    break-inside: avoid;
  }
  & b {
    font-weight: ${type.weightStrong};
  }
  & th > :is(span, em),
  & td > span {
    display: block;
    color: ${color.inkSecond};
    font-size: ${type.sizeLeast};
    overflow-wrap: anywhere;
  }
  & th > em {
    color: ${color.danger};
    font-style: normal;
  }
  ${below.tablet} {
    display: block;
    font-size: ${type.sizeText};
    & thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    & tbody {
      display: block;
    }
    & tbody tr {
      display: grid;
      grid-template: 'at product product' auto '. quantity price' auto '. delivery sum' auto / 28px minmax(0, 1fr) auto;
      padding: ${space.md} 0;
      border-bottom: 1px solid ${color.line};
    }
    & tbody :is(th, td) {
      padding: ${space.hair} 0;
      border: 0;
    }
    ${['at', 'product', 'quantity', 'price', 'delivery', 'sum'].map((cell) => `& [data-cell='${cell}'] { grid-area: ${cell}; }`).join('')}
    & tbody [data-cell='quantity'] {
      text-align: left;
    }
    & th > :is(span, em),
    & td > span {
      font-size: ${type.sizeTable};
    }
  }
`;
const Total = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: flex-end;
  gap: ${space.xs} ${space.lg};
  padding: ${space.lg} ${space.sm};
  border-bottom: 2px solid ${color.ink};
  & > b {
    font-size: ${type.sizeTitle};
  }
  & > :last-child {
    color: ${color.inkSecond};
    font-size: ${type.sizeTable};
  }
`;
const Foot = styled.div`
  padding-top: ${space.md};
  color: ${color.inkSecond};
  font-size: ${type.sizeLeast};
`;
