import { campaignKindNames, isCampaignKind } from '@mall/domain/discount';
import { readId } from '@mall/mall-parts/catalogue';
import { Link, useBusEvent, useCall, useParams, useSearchParams, useTitle } from '@mall/mf-kit';
import { Body, Breadcrumb, ErrorPanel, PageSkeleton } from '@mall/ui-kit';
import { useState } from 'react';
import { campaignCall, campaignGoodsCall, kindGoodsCall } from '../../../parts/discount/campaign-calls.ts';
import { CampaignHead } from '../../../parts/discount/campaign-head.tsx';
import { NoCampaign, NoGoods } from '../../../parts/discount/no-campaign.tsx';
import { PromotionList } from '../../../parts/discount/promotion-list.tsx';
import { promotionsUrl } from '../../../parts/discount/promotions-url.ts';
import { PageTitle } from '../../../parts/layout-parts.ts';
import { CampaignGoods } from './campaign-goods.tsx';

/** A campaign with its goods; when it ends the page says so by itself (rules discount 10–12). */
function Campaign({ id }: { id: string }) {
  const call = campaignCall(id);
  const { data: campaign, error, refresh } = useCall(call ?? null);
  const [hasEnded, setHasEnded] = useState(false);
  const [query] = useSearchParams();
  const isOver = hasEnded || campaign?.state === 'ended';
  const goods = useCall(call && !isOver ? campaignGoodsCall(readId(id)!, query) : null, { keepPreviousData: true });
  useBusEvent('location:changed', () => void goods.refresh());
  useTitle(campaign?.name);
  if (!call || error?.reason === 'CAMPAIGN_NOT_FOUND') return <NoCampaign />;
  const failed = campaign ? !goods.data && !isOver && goods.error : error;
  if (failed)
    return (
      <Body>
        <ErrorPanel error={failed} onRetry={() => void (campaign ? goods.refresh() : refresh())} />
      </Body>
    );
  if (!campaign)
    return (
      <Body>
        <PageSkeleton what="活动" variant="table" count={12} />
      </Body>
    );
  return (
    <Body>
      <Breadcrumb
        linkAs={Link}
        items={[{ label: '首页', href: '/' }, { label: '促销活动', href: promotionsUrl }, { label: campaign.name }]}
      />
      <CampaignHead campaign={campaign} isOver={isOver} onEnd={() => setHasEnded(true)} />
      {isOver ? (
        <NoGoods title="活动已结束" />
      ) : goods.data ? (
        <CampaignGoods campaign={campaign} result={goods.data} state={goods} />
      ) : (
        <PageSkeleton what="活动商品" variant="table" count={12} />
      )}
    </Body>
  );
}

/** The goods of all campaigns of a kind. */
function Kind({ type }: { type: string }) {
  const [query] = useSearchParams();
  const call = kindGoodsCall(type, query);
  const goods = useCall(call ?? null, { keepPreviousData: true });
  useBusEvent('location:changed', () => void goods.refresh());
  const kind = Number(type);
  const name = isCampaignKind(kind) ? campaignKindNames[kind] : '';
  useTitle(name);
  if (!call) return <NoCampaign />;
  return (
    <Body>
      <Breadcrumb linkAs={Link} items={[{ label: '首页', href: '/' }, { label: '促销活动', href: promotionsUrl }, { label: name }]} />
      <PageTitle>{name}</PageTitle>
      {goods.data ? (
        goods.data.total === 0 && query.size === 0 ? (
          <NoGoods title={`目前没有${name}`} />
        ) : (
          <CampaignGoods result={goods.data} state={goods} />
        )
      ) : goods.error ? (
        <ErrorPanel error={goods.error} onRetry={() => void goods.refresh()} />
      ) : (
        <PageSkeleton what="活动商品" variant="table" count={12} />
      )}
    </Body>
  );
}

/** `/discount/20/7` is a campaign, `/discount/20` all of its kind, `/discount` what runs. The key empties the page when another one is opened. */
export default function CampaignPage() {
  const { type, id } = useParams();
  if (id) return <Campaign key={id} id={id} />;
  return type ? <Kind key={type} type={type} /> : <PromotionList />;
}
