import { below, color, radius, space, type } from '@mall/design-tokens';
import { skuUrl } from '@mall/domain/catalogue';
import { SkuPrice, useOffer } from '@mall/mall-parts/product';
import { type CallOutput, call, Link, useCall } from '@mall/mf-kit';
import { Button, ButtonLink, ErrorPanel, PageSkeleton, Picture } from '@mall/ui-kit';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';

type Detail = CallOutput<'catalogue.getThreeColourLampShowResultDetail'>;

/** One lamp of the guide's result: drawing, parameters, price, and the same lamp of other brands. */
export function LampDetail({ skuNumber, onClose }: { skuNumber: string; onClose: () => void }) {
  const { data, error, refresh } = useCall(call('catalogue.getThreeColourLampShowResultDetail', { skuNumber }));
  if (!data) return error ? <ErrorPanel error={error} onRetry={refresh} /> : <PageSkeleton what="三色灯" variant="table" count={4} />;
  return <Shown detail={data} onClose={onClose} />;
}

function Shown({ detail: { sku, pictureUrl, attributes, description, alternatives }, onClose }: { detail: Detail; onClose: () => void }) {
  const { offer, failed, retry } = useOffer(sku);
  const root = useRef<HTMLElement>(null);
  // It stands below the lamps found: in a narrow window that is screens away from the one that was pressed.
  useEffect(() => root.current?.scrollIntoView?.({ block: 'nearest' }), []);
  return (
    <Root ref={root} aria-label={`${sku.productName}详情`}>
      <Picture src={pictureUrl} alt={sku.productName} size={160} />
      <div>
        <h3>{sku.productName}</h3>
        <dl>
          {attributes.map(([key, value]) => (
            <div key={key}>
              <dt>{key}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {description[0] && <p>{description[0].text}</p>}
        <SkuPrice views={[offer, sku]} unit={sku.salesPackUom} size="md" failed={failed} onRetry={retry} />
        {alternatives.length > 0 && (
          <p>
            同款其他品牌：
            {alternatives.map((other) => (
              <Link key={other.skuNumber} to={skuUrl(other.skuNumber)}>
                {other.manufacturerName} {other.manufacturerPartNumber}
              </Link>
            ))}
          </p>
        )}
        <p>
          <ButtonLink as={Link} to={skuUrl(sku.skuNumber)} variant="primary">
            查看商品并下单
          </ButtonLink>{' '}
          <Button onClick={onClose}>收起</Button>
        </p>
      </div>
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  grid-template-columns: 200px minmax(0, 1fr);
  align-items: start;
  gap: ${space.lg};
  margin-top: ${space.md};
  padding: ${space.md};
  border: 1px solid ${color.accentLine};
  border-radius: ${radius.md};
  & h3 {
    font-size: ${type.sizeLead};
  }
  & dl {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space.xs} ${space.lg};
    margin: ${space.sm} 0;
  }
  & dl > div {
    display: flex;
    gap: ${space.sm};
  }
  & dt {
    flex: none;
    color: ${color.inkThird};
  }
  & div > p {
    margin-top: ${space.sm};
    color: ${color.inkSecond};
  }
  & p > a + a {
    margin-left: ${space.md};
  }
  ${below.tablet} {
    grid-template-columns: minmax(0, 1fr);
    & p > a,
    & p > button {
      min-height: 44px;
      line-height: 44px;
    }
  }
`;
