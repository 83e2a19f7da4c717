import { below, color, space, type } from '@mall/design-tokens';
import { skuUrl } from '@mall/domain/catalogue';
import { Link, useCall, useParams, useSearchParams, useTitle } from '@mall/mf-kit';
import { Body, ButtonLink, CopyText, ErrorPanel, PageSkeleton, Picture } from '@mall/ui-kit';
import { styled } from 'styled-components';
import { PageHead, Paper } from '../../../parts/layout-parts.ts';
import { NotFound } from '../../../parts/not-found.tsx';
import { productCall } from '../../../parts/product/product-calls.ts';
import { AskForSku } from './ask-for-sku.tsx';

/** `/canshu/{sku}`: all parameters of a SKU on one sheet, to read and to copy; without a number it asks for one. */
export default function ParametersPage() {
  const { skuNumber } = useParams();
  const [query] = useSearchParams();
  const call = productCall(skuNumber, query);
  const { data: sku, error, refresh } = useCall(call ?? null);
  useTitle(sku ? `${sku.manufacturerPartNumber} 规格参数` : '商品参数');
  if (!skuNumber) return <AskForSku />;
  if (!call || error?.reason === 'SKU_NOT_FOUND')
    return <NotFound title="没有找到该商品">请核对商品编号，或用型号、名称在上方搜索。</NotFound>;
  if (!sku)
    return <Body>{error ? <ErrorPanel error={error} onRetry={refresh} /> : <PageSkeleton what="商品参数" variant="product" />}</Body>;
  const facts: [name: string, value: string][] = [
    ['品牌', sku.manufacturerName],
    ['型号', sku.manufacturerPartNumber],
    ['订货编码', sku.orderCode],
    ...(sku.series ? [['系列', sku.series] as [string, string]] : []),
    ['包装', `${sku.packQty} ${sku.salesPackUom}/${sku.packUom}`],
    ...Object.entries(sku.attributesJson),
  ];
  return (
    <Body>
      <PageHead>
        <h1>{sku.manufacturerPartNumber} 规格参数</h1>
        <p>{sku.productName}</p>
      </PageHead>
      <Sheet>
        <Picture src={sku.defaultPictureUrl} alt={sku.productName} size={400} priority />
        <dl>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <CopyText text={value} label={`复制${name} ${value}`} />
              </dd>
            </div>
          ))}
        </dl>
        <ButtonLink as={Link} to={skuUrl(sku.skuNumber)}>
          查看价格与货期
        </ButtonLink>
      </Sheet>
    </Body>
  );
}

const Sheet = styled(Paper)`
  display: grid;
  grid-template-columns: 402px minmax(0, 1fr);
  gap: ${space.xxl};
  align-items: start;
  padding: ${space.xxl};
  font-size: ${type.sizeTable};
  & > [data-picture] {
    width: 100%;
    max-width: 400px;
    height: auto;
    aspect-ratio: 1;
  }
  & > dl > div {
    display: grid;
    grid-template-columns: 120px minmax(0, 1fr);
    min-height: 32px;
    align-items: center;
    border-bottom: 1px solid ${color.line};
  }
  & dt {
    color: ${color.inkSecond};
  }
  & dd {
    overflow-wrap: anywhere;
  }
  & > :last-child {
    grid-column: -2;
    justify-self: start;
  }
  ${below.tablet} {
    grid-template-columns: minmax(0, 1fr);
    padding: ${space.md};
  }
`;
