import { below, color, radius, space, type } from '@mall/design-tokens';
import { skuUrl } from '@mall/domain/catalogue';
import { SkuPrice, TwoLines, useOffer } from '@mall/mall-parts/product';
import { type CallOutput, Link } from '@mall/mf-kit';
import { Picture, Tag } from '@mall/ui-kit';
import { styled } from 'styled-components';
import type { RecommendSku } from './product-card.tsx';
import { useCampaignLeft } from './use-campaign-left.ts';

type Promotion = CallOutput<'home.getMallIndex'>['promotionData'][number];

/** A campaign as one quiet row: what it is, and four of its products. One with a countdown says 限时. */
export function PromotionBand({ promotion }: { promotion: Promotion }) {
  const left = useCampaignLeft(promotion.endsAt, promotion.hasCountdown);
  const products = promotion.products.slice(0, 4);
  if (!products.length) return null;
  return (
    <Band aria-labelledby={`promotion-${promotion.id}`}>
      <Side>
        <h2 id={`promotion-${promotion.id}`}>
          <Link to={promotion.linkUrl}>{promotion.name}</Link>
        </h2>
        <p>{promotion.description}</p>
        {promotion.hasCountdown && (
          <span>
            <Tag kind="danger">限时</Tag> <time dateTime={promotion.endsAt}>{left}</time>
          </span>
        )}
      </Side>
      {products.map((sku) => (
        <Item key={sku.skuNumber} sku={sku} />
      ))}
    </Band>
  );
}

function Item({ sku }: { sku: RecommendSku }) {
  const { offer, failed, retry } = useOffer(sku);
  const to = skuUrl(sku.skuNumber);
  return (
    <Product>
      <Link to={to} tabIndex={-1} aria-hidden="true">
        <Picture src={sku.defaultThumbUrl} alt="" size={72} />
      </Link>
      <div>
        <Link to={to}>
          <TwoLines>{sku.productName}</TwoLines>
        </Link>
        <SkuPrice views={[offer, sku]} failed={failed} onRetry={retry} />
      </div>
    </Product>
  );
}

const Band = styled.section`
  display: grid;
  grid-template-columns: 172px repeat(4, minmax(0, 1fr));
  overflow: hidden;
  height: 120px;
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  ${below.desktop} {
    grid-template-columns: 172px repeat(2, minmax(0, 1fr));
    height: auto;
    & > :first-child {
      grid-row: span 2;
    }
  }
  ${below.tablet} {
    grid-template-columns: minmax(0, 1fr);
    & > :first-child {
      grid-row: auto;
    }
  }
`;
const Side = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.xs};
  padding: ${space.md} ${space.lg};
  background: ${color.surfaceHover};
  font-size: ${type.sizeLeast};
  line-height: ${type.lineTable};
  & > h2 {
    font-size: ${type.sizeText};
  }
  & > h2 > a {
    color: ${color.ink};
  }
  & > h2 > a:hover {
    color: ${color.accent};
  }
  ${below.tablet} {
    & > h2 > a {
      display: inline-block;
      margin-block: -4px;
      padding-block: 4px;
    }
  }
  & > p {
    display: -webkit-box;
    overflow: hidden;
    color: ${color.inkSecond};
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  & > span {
    margin-top: auto;
    color: ${color.inkSecond};
    white-space: nowrap;
  }
`;
const Product = styled.article`
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr);
  gap: ${space.sm};
  align-items: center;
  padding: ${space.sm};
  border-left: 1px solid ${color.line};
  font-size: ${type.sizeLeast};
  line-height: ${type.lineTable};
  & > div {
    display: grid;
    gap: ${space.xs};
  }
  & > div > a {
    color: ${color.ink};
  }
  & > div > a:hover {
    color: ${color.accent};
    text-decoration: none;
  }
  ${below.desktop} {
    border-top: 1px solid ${color.line};
  }
  ${below.tablet} {
    & > div > a {
      padding-block: ${space.xs};
    }
  }
`;
