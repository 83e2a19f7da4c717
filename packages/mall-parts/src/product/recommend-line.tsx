import { below, color, space, type } from '@mall/design-tokens';
import { skuUrl } from '@mall/domain/catalogue';
import { call, Link, useCall } from '@mall/mf-kit';
import { Picture, Skeleton } from '@mall/ui-kit';
import { styled } from 'styled-components';
import { type PriceView, SkuPrice } from './sku-price.tsx';
import { SkuPromise } from './sku-promise.tsx';
import { TwoLines } from './two-lines.ts';
import { useOffer } from './use-offer.ts';

interface Props {
  skuNumber: string;
  /** Whether it is to be read yet. */
  isOpen?: boolean;
  onEnter?: () => void;
  onLeave?: () => void;
}

/** The private brand's recommendation: one line, 74 px high and 710 px wide at most (rule layout 32). In a popup, or on the page itself where it always shows. */
export function RecommendLine({ skuNumber, isOpen = true, onEnter, onLeave }: Props) {
  const { data } = useCall(isOpen ? call('search.customerSearchSkuByElastic', { skuNumbers: [skuNumber] }) : null);
  const [sku] = data?.items ?? [];
  return (
    <Line onPointerEnter={onEnter} onPointerLeave={onLeave}>
      {sku ? <Recommended sku={sku} /> : <Skeleton width="100%" height="48px" />}
    </Line>
  );
}

type Sku = Parameters<typeof useOffer>[0] & Parameters<typeof SkuPromise>[0]['sku'] & Shown & PriceView;
interface Shown {
  productName: string;
  manufacturerName: string;
  manufacturerPartNumber: string;
  defaultThumbUrl: string;
  salesPackUom: string;
}

function Recommended({ sku }: { sku: Sku }) {
  const { offer, deliveryTimeId, arrivalDate, failed, retry } = useOffer(sku);
  return (
    <>
      <Picture src={sku.defaultThumbUrl} alt="" size={48} />
      <Link to={skuUrl(sku.skuNumber)} newTab>
        <TwoLines>{sku.productName}</TwoLines>
      </Link>
      <span className="part-number">{sku.manufacturerPartNumber}</span>
      <div>
        <SkuPromise sku={sku} deliveryTimeId={deliveryTimeId} arrivalDate={arrivalDate} />
      </div>
      <SkuPrice views={[offer, sku]} unit={sku.salesPackUom} isOnInquiry={sku.inquiryPrice} failed={failed} onRetry={retry} />
    </>
  );
}

const Line = styled.div`
  display: grid;
  grid-template-columns: 48px minmax(0, 1fr) minmax(0, 128px) 84px 132px;
  gap: ${space.md};
  align-items: center;
  box-sizing: border-box;
  width: min(710px, var(--available-width, 100%));
  height: 74px;
  padding: 0 ${space.md};
  overflow: hidden;
  color: ${color.inkSecond};
  font-size: ${type.sizeTable};
  line-height: ${type.lineTable};
  & a {
    color: ${color.ink};
  }
  ${below.tablet} {
    grid-template-columns: 48px minmax(0, 1fr) 108px;
    & > :nth-child(3),
    & > :nth-child(4) {
      display: none;
    }
  }
`;
