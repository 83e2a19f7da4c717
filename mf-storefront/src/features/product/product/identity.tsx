import { below, color, space, type } from '@mall/design-tokens';
import { brandUrl } from '@mall/domain/catalogue';
import { SkuTags, useRelatedDialog } from '@mall/mall-parts/product';
import { Link } from '@mall/mf-kit';
import { CopyText } from '@mall/ui-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { SkuDetail } from './product-words.ts';

/** Inline attributes end with the fifth; the others stand further down (rule catalogue 4). */
const inlineAttributes = 5;

interface Props {
  sku: SkuDetail;
  partNumber: string;
  attributes: Record<string, string>;
  /** The own number of the company, and how to change it. */
  itemNo: ReactNode;
}

/** What it is: name, tags, brand, numbers to copy, how it is packed, and the attributes one chooses by. */
export function Identity({ sku, partNumber, attributes, itemNo }: Props) {
  const { relatedOf, dialog } = useRelatedDialog();
  return (
    <header>
      <Name>{sku.productName}</Name>
      <SkuTags sku={sku} related={relatedOf(sku)} all />
      {dialog}
      <Facts>
        <dl>
          <dt>品牌</dt>
          <dd>
            <Link to={brandUrl(sku.manufacturerId)} newTab>
              {sku.manufacturerName}
            </Link>
          </dd>
          <dt>型号</dt>
          <dd>
            <CopyText text={partNumber} label={`复制型号 ${partNumber}`} />
          </dd>
          <dt>订货编码</dt>
          <dd>
            <CopyText text={sku.orderCode} label={`复制订货编码 ${sku.orderCode}`} />
          </dd>
          {itemNo}
          {sku.series && (
            <>
              <dt>系列</dt>
              <dd>{sku.series}</dd>
            </>
          )}
          <dt>包装</dt>
          <dd>
            {sku.packQty} {sku.salesPackUom}/{sku.packUom}，{sku.minOrderQty} {sku.salesPackUom}起订
            {sku.stepValue > 1 && `，按 ${sku.stepValue} 递增`}
          </dd>
        </dl>
        <dl>
          {Object.entries(attributes)
            .slice(0, inlineAttributes)
            .map(([key, value]) => (
              <div key={key}>
                <dt title={key}>{key}</dt>
                <dd title={value}>{value}</dd>
              </div>
            ))}
        </dl>
      </Facts>
    </header>
  );
}

const Name = styled.h1`
  padding-bottom: ${space.sm};
  font-size: ${type.sizeTitle};
  overflow-wrap: anywhere;
`;
const Facts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${space.section};
  padding-top: ${space.md};
  font-size: ${type.sizeTable};
  @media (max-width: 959px) {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
  }
  & > dl {
    display: grid;
    grid-template-columns: 68px minmax(0, 1fr);
    grid-auto-rows: minmax(24px, auto);
    align-content: start;
    align-items: baseline;
  }
  & > dl > div {
    display: contents;
  }
  & dt {
    overflow: hidden;
    color: ${color.inkThird};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & dd {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  ${below.desktop} {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
  }
  ${below.tablet} {
    & > dl {
      grid-auto-rows: minmax(30px, auto);
    }
    & a {
      display: inline-block;
      padding-block: 3px;
    }
    /* A row is as high as its button: none lies over the next. */
    & dd:has(button) {
      padding-block: 12px;
    }
  }
`;
