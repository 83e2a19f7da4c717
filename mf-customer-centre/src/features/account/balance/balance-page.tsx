import { color, space, type } from '@mall/design-tokens';
import { moneyText, splitPrice } from '@mall/domain/money';
import { CentrePage, Panel } from '@mall/mall-parts/account';
import { type CallOutput, Link, useBusEvent, useCall, useSession } from '@mall/mf-kit';
import { ButtonLink, EmptyPanel, ErrorPanel, Notice, PageSkeleton } from '@mall/ui-kit';
import { styled } from 'styled-components';
import { balanceCall } from '../../../parts/calls.ts';

/** /customer/accountBalance: the company's prepaid money and how it may be spent. */
export default function BalancePage() {
  const { hasShowBalancePayment, signedIn } = useSession();
  const isHidden = signedIn && !hasShowBalancePayment;
  const { data, error, refresh } = useCall(isHidden ? null : balanceCall());
  const renew = () => void refresh();
  useBusEvent('order:paid', renew);
  useBusEvent('order:changed', renew);
  return (
    <CentrePage title="预付款管理">
      {isHidden ? (
        <EmptyPanel title="贵公司未开通预付款">如需开通，请联系专属客服</EmptyPanel>
      ) : data ? (
        <Balance balance={data} />
      ) : error ? (
        <ErrorPanel error={error} onRetry={refresh} />
      ) : (
        <PageSkeleton what="余额" variant="panel" />
      )}
    </CentrePage>
  );
}

function Balance({ balance }: { balance: CallOutput<'account.getCustomerBalance'> }) {
  const { sub, decimal } = splitPrice(balance.balanceFen);
  return (
    <>
      <Panel title="账户余额">
        <Figure>
          <dt>可用余额</dt>
          <dd>
            <small>¥</small>
            {Number(sub).toLocaleString('en-US')}
            <small>.{decimal}</small>
          </dd>
        </Figure>
        <Rules>
          <dt>支付密码</dt>
          <dd>{balance.hasPaymentPassword ? '已设置' : '尚未设置'}</dd>
          <dt>免密支付</dt>
          <dd>
            {balance.freePaymentLimitFen > 0
              ? `单笔不超过 ${moneyText(balance.freePaymentLimitFen)} 时无需支付密码`
              : '未开启，每次支付都需输入支付密码'}
          </dd>
        </Rules>
        {!balance.hasPaymentPassword && (
          <Gap>
            <Notice tone="warning">
              {balance.freePaymentLimitFen > 0 ? '超出免密额度的订单需要支付密码' : '设置支付密码后才能使用预付款'}，请联系专属客服设置
            </Notice>
          </Gap>
        )}
      </Panel>
      <Panel title="充值与使用">
        <Steps>
          <li>
            <b>充值</b>由企业账户转账至百工商城，到账后余额自动增加；需要收款账号请联系专属客服。
          </li>
          <li>
            <b>使用</b>在订单支付页选择“预付款支付”，余额不足时可换一种支付方式。
          </li>
          <li>
            <b>退回</b>预付款支付的订单取消或退款后，款项退回本余额。
          </li>
        </Steps>
        <ButtonLink as={Link} to="/customer/myorders?status=pendingPayment">
          查看待付款订单
        </ButtonLink>
      </Panel>
    </>
  );
}

const Figure = styled.dl`
  font-variant-numeric: tabular-nums;
  & dt {
    color: ${color.inkSecond};
    font-size: ${type.sizeTable};
  }
  & dd {
    font-size: ${type.sizeDisplay};
    font-weight: ${type.weightStrong};
    line-height: 40px;
  }
  & small {
    font-size: ${type.sizeLead};
    font-weight: ${type.weightPart};
  }
`;
const Rules = styled.dl`
  display: grid;
  grid-template-columns: 88px 1fr;
  gap: ${space.xs} 0;
  margin-top: ${space.lg};
  padding-top: ${space.lg};
  border-top: 1px solid ${color.line};
  font-size: ${type.sizeTable};
  & dt {
    color: ${color.inkSecond};
  }
`;
const Gap = styled.div`
  padding-top: ${space.lg};
`;
const Steps = styled.ul`
  display: grid;
  gap: ${space.sm};
  padding-bottom: ${space.lg};
  color: ${color.inkSecond};
  font-size: ${type.sizeTable};
  & b {
    display: inline-block;
    width: 88px;
    color: ${color.ink};
    font-weight: ${type.weightPart};
  }
`;
