import { below, color, radius, space, type } from '@mall/design-tokens';
import { displayDate } from '@mall/domain/time';
import type { CallOutput } from '@mall/mf-kit';
import { Notice } from '@mall/ui-kit';
import { styled } from 'styled-components';
import { BuyBlackCard } from './buy-black-card.tsx';

export type BlackCardStatus = CallOutput<'payment.checkBlackCardRenewStatus'>;

const titles: Readonly<Record<BlackCardStatus['state'], string>> = {
  none: '尚未开通黑卡',
  active: '黑卡会员',
  renewable: '黑卡会员，即将到期',
  ended: '黑卡已到期',
};

interface Props {
  status: BlackCardStatus;
  /** What a cashier said on the way back; '' before one was opened. Whether anything was paid the mall's own answer says. */
  outcome: string;
  onChanged: () => void;
}

/** The company's card: until when, what it saved, and the way to a year more. */
export function MembershipPanel({ status, outcome, onChanged }: Props) {
  const { state, isMember, until, renewableFrom, canBuy } = status;
  const isAwaited = outcome === 'paid' && canBuy;
  return (
    <Root aria-label="黑卡会员">
      <Card data-member={isMember || undefined}>
        <h2>{titles[state]}</h2>
        {until && (
          <p>
            {isMember ? '有效期至' : '已于'} {displayDate(until)}
            {isMember ? '' : ' 到期'}
          </p>
        )}
        <dl>
          <div>
            <dt>累计已省</dt>
            <dd>{status.saved}</dd>
          </div>
          <div>
            <dt>享黑卡价的订单</dt>
            <dd>{status.savedOrders} 单</dd>
          </div>
          <div>
            <dt>会员费</dt>
            <dd>{status.fee}/年</dd>
          </div>
        </dl>
      </Card>
      <Side>
        {outcome === 'paid' && !canBuy && (
          <Notice tone="success" live>
            支付成功，黑卡会员有效期至 {displayDate(until)}
          </Notice>
        )}
        {isAwaited && <Notice live>支付结果确认中，到账后本页自动更新，请勿重复支付。</Notice>}
        {outcome !== '' && outcome !== 'paid' && <Notice tone="warning">上次支付没有完成，款项未扣除，可以重新支付。</Notice>}
        {canBuy ? (
          <BuyBlackCard status={status} isAwaited={isAwaited} onBought={onChanged} />
        ) : (
          <p>{displayDate(renewableFrom)} 起可以续费，续费一年从到期日起算。</p>
        )}
      </Side>
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 420px) minmax(0, 1fr);
  gap: ${space.section};
  padding: ${space.xxl};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  ${below.tablet} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.xl};
    padding: ${space.lg};
  }
`;
const Card = styled.div`
  display: grid;
  align-content: space-between;
  gap: ${space.sm};
  min-height: 200px;
  padding: ${space.xl} ${space.xxl};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.ground};
  & > h2 {
    font-size: ${type.sizeTitle};
  }
  & > dl {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.sm} ${space.xl};
    padding-top: ${space.lg};
  }
  & dt,
  & > p {
    font-size: ${type.sizeTable};
  }
  & dd {
    font-size: ${type.sizeLead};
    font-weight: ${type.weightStrong};
  }
  &[data-member] {
    border-color: ${color.tagBlackCard};
    background: ${color.tagBlackCard};
    color: ${color.onTagBlackCard};
  }
`;
const Side = styled.div`
  display: grid;
  align-content: center;
  gap: ${space.lg};
  min-width: 0;
`;
