import { color, type } from '@mall/design-tokens';
import { shareOf, yuanText } from '@mall/domain/money';
import {
  type Facets,
  type ListedSku,
  type ListFilters,
  type RowWays,
  readFilters,
  SkuListing,
  useFilters,
  withoutFilters,
  writeFilters,
} from '@mall/mall-parts/catalogue';
import { useOffer, useRelatedDialog } from '@mall/mall-parts/product';
import type { CallOutput, CallState } from '@mall/mf-kit';
import { Button, EmptyPanel } from '@mall/ui-kit';
import { styled } from 'styled-components';
import { CompareButton } from '../../../parts/comparison/compare-button.tsx';
import type { Campaign } from '../../../parts/discount/campaign-head.tsx';
import { foundSkuUrl } from '../../../parts/sku-address.ts';

type Goods = CallOutput<'discount.searchSkusByDiscountCondition'>;

interface Props {
  campaign?: Campaign;
  result: Goods;
  state: Pick<CallState<Goods>, 'error' | 'isLoading' | 'refresh'>;
}

const noFacets: Facets = { result: [], shapeFilteringData: [] };

/** The goods of a campaign: table or pictures as it wants them first, with filters unless it has none (rule discount 22). */
export function CampaignGoods({ campaign, result, state }: Props) {
  const ways = useFilters(addressOf(campaign?.skuShowType === 2));
  const { relatedOf, dialog } = useRelatedDialog(result.requestId);
  const steps = campaign?.thresholds.filter(({ payShare }) => payShare !== null) ?? [];
  const rows: RowWays = {
    hrefOf: (skuNumber) => foundSkuUrl(skuNumber, result.requestId),
    relatedOf,
    actionsOf: ({ skuNumber, productName }) => <CompareButton skuNumber={skuNumber} name={productName} />,
    noteOf: (sku) => steps.length > 0 && <PieceNote sku={sku} steps={steps} />,
  };
  const shown = campaign && !campaign.showMenuAndFilter ? { ...result, elasticSearchAttributeResult: noFacets } : result;
  return (
    <>
      <SkuListing
        label="活动商品"
        result={shown}
        state={state}
        filters={ways}
        rows={rows}
        nothing={
          <EmptyPanel
            title="没有符合条件的活动商品"
            action={<Button onClick={() => ways.apply(withoutFilters(ways.filters))}>清除全部筛选</Button>}
          >
            换一个筛选条件试试，或清除筛选看全部活动商品。
          </EmptyPanel>
        }
      />
      {dialog}
    </>
  );
}

/** A campaign that opens with pictures says 列表 in the address where that was chosen. */
const addressOf = (hasPictures: boolean) => ({
  read: (query: URLSearchParams): ListFilters => {
    const filters = readFilters(query);
    return hasPictures && !query.has('view') ? { ...filters, view: 'picture' } : filters;
  },
  write: (filters: ListFilters) =>
    writeFilters(filters, hasPictures && filters.view === 'list' ? new URLSearchParams({ view: 'list' }) : undefined),
});

/** What a piece costs at each step, for who sees prices. */
function PieceNote({ sku, steps }: { sku: ListedSku; steps: Campaign['thresholds'] }) {
  const { offer } = useOffer(sku);
  const price = offer?.appliedPriceFen ?? sku.appliedPriceFen;
  if (!price) return null;
  return (
    <Note>
      {steps.map(({ thresholdDescription, payShare }) => (
        <span key={thresholdDescription}>
          {thresholdDescription}约 ¥{yuanText(shareOf(price, payShare!))}/{sku.salesPackUom}
        </span>
      ))}
    </Note>
  );
}

const Note = styled.small`
  display: flex;
  flex-wrap: wrap;
  gap: 0 8px;
  color: ${color.inkSecond};
  font-size: ${type.sizeLeast};
`;
