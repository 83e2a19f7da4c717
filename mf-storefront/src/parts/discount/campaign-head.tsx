import { below, color, radius, space, type } from '@mall/design-tokens';
import { type CallOutput, Link, useBusEvent, useCall, useSession } from '@mall/mf-kit';
import { Tag } from '@mall/ui-kit';
import { styled } from 'styled-components';
import { useCampaignLeft } from '../use-campaign-left.ts';
import { toolBoxCall } from './campaign-calls.ts';
import { onOwnClock } from './server-clock.ts';

export type Campaign = CallOutput<'discount.searchCampaignById'>;

const levelsShown = 6;

interface Props {
  campaign: Campaign;
  isOver: boolean;
  onEnd: () => void;
}

/** What a campaign is: name, countdown by the server's clock, what it gives by step, how far the cart is, its rules (rules discount 10, 12, 23). */
export function CampaignHead({ campaign, isOver, onEnd }: Props) {
  const { name, description, hasCountdown, endsAt, thresholds, skuCount, categoryLevels } = campaign;
  const left = useCampaignLeft(onOwnClock(campaign, endsAt), !isOver, onEnd);
  return (
    <Paper>
      <Title>
        <h1>{name}</h1>
        {hasCountdown && !isOver && <Tag kind="danger">限时</Tag>}
        {isOver ? (
          <Tag>已结束</Tag>
        ) : (
          hasCountdown && (
            <Left role="timer" aria-label="距活动结束">
              距结束 <time dateTime={endsAt}>{left}</time>
            </Left>
          )
        )}
      </Title>
      {description && <p>{description}</p>}
      {!isOver && (
        <>
          {thresholds.length > 0 && (
            <Steps aria-label="优惠档位">
              {thresholds.map(({ thresholdDescription, discountDescription }) => (
                <li key={thresholdDescription}>
                  {thresholdDescription} <b>{discountDescription}</b>
                </li>
              ))}
            </Steps>
          )}
          <small>
            共 {skuCount.toLocaleString('en-US')} 种活动商品
            {categoryLevels.length > 0 &&
              `：${categoryLevels
                .slice(0, levelsShown)
                .map((level) => `${level.name} ${level.count}`)
                .join('、')}${categoryLevels.length > levelsShown ? ' 等' : ''}`}
          </small>
          <ToolBox id={campaign.id} />
        </>
      )}
    </Paper>
  );
}

/** How far the own cart is, and the rules in words. */
function ToolBox({ id }: { id: number }) {
  const { signedIn } = useSession();
  const { data, refresh } = useCall(signedIn ? toolBoxCall(id) : null, { keepPreviousData: true });
  useBusEvent('cart:changed', () => void refresh());
  if (!data) return null;
  const { cart, rules } = data;
  return (
    <>
      {cart && (
        <Progress aria-live="polite" data-reached={cart.discountFen > 0 || undefined}>
          <span>
            {cart.pieces > 0 ? `购物车已选活动商品 ${cart.pieces} 件，${cart.amount}` : '购物车里还没有活动商品'}
            {cart.reached && `，已享${cart.reached}，已减 ${cart.discount}`}
          </span>
          {cart.missing && <b>{cart.missing}</b>}
          <Link to="/mycart">去购物车</Link>
        </Progress>
      )}
      <details>
        <summary>活动规则</summary>
        <ul>
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </details>
    </>
  );
}

const Paper = styled.header`
  display: grid;
  gap: ${space.sm};
  margin: ${space.sm} 0 ${space.lg};
  padding: ${space.lg} ${space.xl};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  font-size: ${type.sizeTable};
  & > p {
    color: ${color.inkSecond};
  }
  & > small {
    color: ${color.inkThird};
    font-size: ${type.sizeLeast};
  }
  & summary {
    width: fit-content;
    padding-block: ${space.xs};
    color: ${color.accent};
    cursor: pointer;
  }
  & details ul {
    padding: ${space.xs} 0 0 ${space.lg};
    color: ${color.inkSecond};
    list-style: disc;
  }
  ${below.tablet} {
    padding: ${space.md};
  }
`;
const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs} ${space.md};
  & > h1 {
    font-size: ${type.sizeDisplay};
    line-height: ${type.lineTitle};
  }
`;
const Left = styled.span`
  color: ${color.inkSecond};
  font-variant-numeric: tabular-nums;
  & > time {
    color: ${color.ink};
    font-weight: ${type.weightStrong};
  }
`;
const Steps = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
  & > li {
    padding: ${space.xs} ${space.md};
    border: 1px solid ${color.line};
    border-radius: ${radius.md};
  }
  & b {
    color: ${color.price};
    font-weight: ${type.weightStrong};
  }
`;
const Progress = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs} ${space.md};
  padding: ${space.sm} ${space.md};
  border-radius: ${radius.md};
  background: ${color.ground};
  &[data-reached] > span {
    color: ${color.success};
  }
  & b {
    font-weight: ${type.weightStrong};
  }
  ${below.tablet} {
    align-items: center;
    & > a {
      padding-block: ${space.md};
    }
  }
`;
