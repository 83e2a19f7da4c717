import { color, space, type } from '@mall/design-tokens';
import { moneyText, splitPrice } from '@mall/domain/money';
import { CentrePage, Panel } from '@mall/mall-parts/account';
import { type CallOutput, Link, useBusEvent, useCall, useSession } from '@mall/mf-kit';
import { ButtonLink, EmptyPanel, ErrorPanel, Notice, PageSkeleton } from '@mall/ui-kit';
import { lazy, Suspense } from 'react';
import { styled } from 'styled-components';
import { balanceCall } from '../../../parts/calls.ts';
import { DepositAccount } from './deposit-account.tsx';

const TopUps = lazy(() => import('./top-ups.tsx'));
const RecordList = lazy(() => import('./record-list.tsx'));

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
        <>
          <Balance balance={data} />
          <Suspense>
            <TopUps onPaid={renew} />
            <RecordList />
          </Suspense>
          <Usage />
        </>
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
    <Panel title="账户余额">
      <Figure>
        <dt>可用余额</dt>
        <dd>
          <small>¥</small>
          {Number(sub).toLocaleString('en-US')}
          <small>.{decimal}</small>
        </dd>
      </Figure>
      <Rules data-below>
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
            {balance.freePaymentLimitFen > 0 ? '超出免密额度的订单需要支付密码' : '设置支付密码后才能使用预付款'}，请在“安全设置”中设置
          </Notice>
        </Gap>
      )}
    </Panel>
  );
}

const Usage = () => (
  <Panel title="使用说明">
    <Rules>
      <dt>充值</dt>
      <dd>在线支付即时到账；或由企业账户转账至以下账号并填写附言，财务确认后入账。</dd>
      <dt>使用</dt>
      <dd>在订单支付页选择“预付款支付”，余额不足时可换一种支付方式。</dd>
      <dt>退回</dt>
      <dd>预付款支付的订单取消或退款后，款项退回本余额。</dd>
    </Rules>
    <DepositAccount />
    <ButtonLink as={Link} to="/customer/myorders?status=pendingPayment">
      查看待付款订单
    </ButtonLink>
  </Panel>
);

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
  grid-template-columns: 88px minmax(0, 1fr);
  gap: ${space.xs} 0;
  padding-bottom: ${space.lg};
  font-size: ${type.sizeTable};
  &[data-below] {
    margin-top: ${space.lg};
    padding: ${space.lg} 0 0;
    border-top: 1px solid ${color.line};
  }
  & dt {
    color: ${color.inkSecond};
  }
`;
const Gap = styled.div`
  padding-top: ${space.lg};
`;
