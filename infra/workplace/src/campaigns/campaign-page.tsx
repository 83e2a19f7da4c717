import type { StaffCampaign } from '@mall/api-contract/discount';
import { displayMinute } from '@mall/domain/time';
import { Button } from '@mall/ui-kit';
import { lazy, Suspense, useState } from 'react';
import { Link, useParams } from 'react-router';
import { ActsOf } from '../acts/acts-of.tsx';
import { useSdk } from '../calls/sdk-context.ts';
import { useRead } from '../calls/use-read.ts';
import { Screen } from '../frame/screen.tsx';
import { Actions, Below, Facts } from '../marketing/form-parts.tsx';
import { NotReady } from '../parts/not-ready.tsx';
import { CampaignEditor } from './campaign-editor.tsx';
import { CampaignTag } from './campaign-tag.tsx';

const EndDialog = lazy(() => import('../marketing/end-dialog.tsx').then((one) => ({ default: one.EndDialog })));

/** A new campaign, one that can still be changed, or one that runs or is over. It isn't read again while somebody writes on it. */
export default function CampaignPage() {
  const { campaignId: text = '' } = useParams();
  const id = /^\d{1,9}$/.test(text) ? Number(text) : undefined;
  const { data, error, mutate } = useRead(
    id === undefined ? undefined : ['discount.getCampaign', id],
    (sdk) => sdk.discount.getCampaign({ campaignId: id! }),
    { refreshInterval: 0, revalidateOnFocus: false },
  );
  const [isEditing, setIsEditing] = useState(false);
  if (text === 'new') return <CampaignEditor />;
  if (data)
    return isEditing && data.canChange ? (
      <CampaignEditor key={data.version} campaign={data} />
    ) : (
      <Told campaign={data} onEdit={() => setIsEditing(true)} />
    );
  return (
    <NotReady
      what="活动"
      error={error}
      isMissing={id === undefined || error?.reason === 'CAMPAIGN_NOT_FOUND'}
      missing={{ title: '没有找到这个活动', text: '地址可能有误。', action: <Link to="/campaigns">查看全部活动</Link> }}
      skeleton={{ variant: 'panel', count: 8 }}
      onRetry={() => void mutate()}
    />
  );
}

function Told({ campaign, onEdit }: { campaign: StaffCampaign; onEdit: () => void }) {
  const sdk = useSdk();
  const [isEnding, setIsEnding] = useState(false);
  const { id, name, description, rules, startsAt, endsAt, skuCount, linkUrl, canChange, canEnd, state } = campaign;
  const endText = state === 'planned' ? '取消活动' : '结束活动';
  return (
    <Screen title={name} note={<CampaignTag campaign={campaign} />}>
      <Facts>
        <dt>时间</dt>
        <dd>
          {displayMinute(startsAt)} 至 {displayMinute(endsAt)}
        </dd>
        <dt>说明</dt>
        <dd>{description || '没有说明'}</dd>
        <dt>规则</dt>
        <dd>
          {rules.slice(1).map((rule) => (
            <p key={rule}>{rule}</p>
          ))}
        </dd>
        <dt>商品</dt>
        <dd>{skuCount.toLocaleString('en-US')} 种</dd>
        <dt>活动页</dt>
        <dd>
          {state === 'planned' ? (
            '开始后可见'
          ) : (
            <a href={linkUrl} target="_blank" rel="noreferrer">
              {linkUrl}
            </a>
          )}
        </dd>
        <dt>操作</dt>
        <dd>
          <Actions>
            {canChange && <Button onClick={onEdit}>修改</Button>}
            {canEnd ? <Button onClick={() => setIsEnding(true)}>{endText}</Button> : '活动已经结束'}
          </Actions>
        </dd>
      </Facts>
      <Below>
        <ActsOf subjects={[`campaign:${id}`]} />
      </Below>
      {isEnding && (
        <Suspense>
          <EndDialog
            title={endText}
            text={state === 'planned' ? '活动不会再开始。' : '活动立即结束，商品恢复原价；已下的订单不受影响。不能再恢复。'}
            done={state === 'planned' ? '活动已取消' : '活动已结束'}
            content={['endCampaign', id]}
            send={(why, options) => sdk.discount.endCampaign({ campaignId: id, why }, options)}
            onClose={() => setIsEnding(false)}
          />
        </Suspense>
      )}
    </Screen>
  );
}
