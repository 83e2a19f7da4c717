import { readId } from '@mall/mall-parts/catalogue';
import { Link, useBusEvent, useCall, useParams, useSearchParams, useTitle } from '@mall/mf-kit';
import { Body, Breadcrumb, ErrorPanel, PageSkeleton } from '@mall/ui-kit';
import { useState } from 'react';
import { campaignFacetsCall, campaignProductsCall, newCampaignCall } from '../../../parts/discount/campaign-calls.ts';
import { CampaignHead } from '../../../parts/discount/campaign-head.tsx';
import { NoCampaign, NoGoods } from '../../../parts/discount/no-campaign.tsx';
import { PromotionList } from '../../../parts/discount/promotion-list.tsx';
import { promotionsUrl } from '../../../parts/discount/promotions-url.ts';
import { CampaignProducts } from './campaign-products.tsx';

/** A campaign by product: each once, by its best seller, with how many of it take part, narrowed as any list is (rule discount 22). */
function NewCampaign({ id }: { id: string }) {
  const call = newCampaignCall(id);
  const { data: campaign, error, refresh } = useCall(call ?? null);
  const [hasEnded, setHasEnded] = useState(false);
  const [query] = useSearchParams();
  const isOver = hasEnded || campaign?.state === 'ended';
  const products = useCall(call && !isOver ? campaignProductsCall(readId(id)!, query) : null, { keepPreviousData: true });
  const facets = useCall(call && campaign?.showMenuAndFilter && !isOver ? campaignFacetsCall(readId(id)!, query) : null, {
    keepPreviousData: true,
  });
  useBusEvent('location:changed', () => void products.refresh());
  useTitle(campaign?.name);
  if (!call || error?.reason === 'CAMPAIGN_NOT_FOUND') return <NoCampaign />;
  const failed = campaign ? !products.data && !isOver && products.error : error;
  if (failed)
    return (
      <Body>
        <ErrorPanel error={failed} onRetry={() => void (campaign ? products.refresh() : refresh())} />
      </Body>
    );
  return (
    <Body>
      {campaign && (
        <>
          <Breadcrumb
            linkAs={Link}
            items={[{ label: '首页', href: '/' }, { label: '促销活动', href: promotionsUrl }, { label: campaign.name }]}
          />
          <CampaignHead campaign={campaign} isOver={isOver} onEnd={() => setHasEnded(true)} />
        </>
      )}
      {campaign && isOver ? (
        <NoGoods title="活动已结束" />
      ) : campaign && products.data ? (
        <CampaignProducts result={products.data} facets={facets.data} state={products} />
      ) : (
        <PageSkeleton what="活动商品" variant="grid" count={18} />
      )}
    </Body>
  );
}

export default function NewCampaignPage() {
  const { id } = useParams();
  return id ? <NewCampaign key={id} id={id} /> : <PromotionList />;
}
