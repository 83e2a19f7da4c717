import { below, color, space, type } from '@mall/design-tokens';
import { moneyText } from '@mall/domain/money';
import { CentrePage, Panel } from '@mall/mall-parts/account';
import { type CallOutput, Link, Slot, useCall, useSession } from '@mall/mf-kit';
import { ErrorPanel, loadingText, Skeleton, Tag } from '@mall/ui-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { balanceCall, contactsCall, creditAccountCall, customerInfoCall } from '../../../parts/calls.ts';
import { OrderCounts } from '../../../parts/order-counts.tsx';

type CustomerInfo = CallOutput<'account.getCustomerInfo'>;

/** /customer/personCenter (企业信息) */
export default function PersonCenterPage() {
  const info = useCall(customerInfoCall());
  const { hasShowBalancePayment } = useSession();
  return (
    <CentrePage title="企业信息">
      {info.data ? (
        <Company info={info.data} />
      ) : info.error ? (
        <ErrorPanel error={info.error} onRetry={info.refresh} />
      ) : (
        <CompanyOnItsWay />
      )}
      <Panel title="企业订单" note={<Link to="/customer/myorders">查看全部</Link>}>
        <OrderCounts />
      </Panel>
      <Money>
        {hasShowBalancePayment && <BalanceSummary />}
        <CreditSummary />
      </Money>
    </CentrePage>
  );
}

/** As high as what comes, so that nothing below moves. */
const CompanyOnItsWay = () => (
  <Panel title={useSession().customerName || '企业账户'}>
    <Waiting role="status" aria-busy="true" aria-label={loadingText('企业信息')}>
      <Skeleton lines={2} />
    </Waiting>
  </Panel>
);

function Company({ info }: { info: CustomerInfo }) {
  const { data: contacts } = useCall(contactsCall());
  return (
    <Panel
      title={info.companyZH}
      note={
        <Tags>
          <Slot name="credit-tag" />
          {info.isBlackCard && <Tag kind="black-card">黑卡会员</Tag>}
        </Tags>
      }
    >
      <Facts>
        <dt>联系人</dt>
        <dd>
          {info.customerName} {info.isManager ? <Tag kind="accent">企业主管</Tag> : <Tag>采购员</Tag>}
        </dd>
        <dt>手机号</dt>
        <dd>{info.cellPhone}</dd>
        <dt>企业联系人</dt>
        <dd>
          {contacts ? (
            <ul>
              {contacts.map(({ id, contactName, contactNameDesc }) => (
                <li key={id}>
                  {contactName}
                  {contactNameDesc && contactNameDesc !== contactName && <small>{contactNameDesc}</small>}
                </li>
              ))}
            </ul>
          ) : (
            <Skeleton width="160px" />
          )}
        </dd>
        <dt>常用资料</dt>
        <dd>
          <Ways>
            <Link to="/customer/addresses">收货地址</Link>
            <Link to="/customer/invoices">发票信息</Link>
            <Link to="/customer/forgetpassword">修改登录密码</Link>
          </Ways>
        </dd>
      </Facts>
    </Panel>
  );
}

function BalanceSummary() {
  const { data, error, refresh } = useCall(balanceCall());
  return (
    <Panel title="预付款" note={<Link to="/customer/accountBalance">预付款管理</Link>}>
      <Figure
        name="可用余额"
        value={data && moneyText(data.balanceFen)}
        note={data && (data.hasPaymentPassword ? '已设置支付密码' : '尚未设置支付密码')}
      />
      {!data && error && <ErrorPanel size="sm" error={error} onRetry={refresh} />}
    </Panel>
  );
}

function CreditSummary() {
  const { data, error, refresh } = useCall(creditAccountCall());
  const isOpen = data?.isCreditOpen ?? true;
  return (
    <Panel title="账期" note={<Link to="/customer/customerCreditLimit">额度管理</Link>}>
      <Figure
        name="可用额度"
        value={data && (isOpen ? data.availableAmount : '—')}
        note={data && (isOpen ? `总额度 ${data.limitAmount}，已用 ${data.usedAmount}` : data.creditStatusName)}
      />
      {!data && error && <ErrorPanel size="sm" error={error} onRetry={refresh} />}
    </Panel>
  );
}

const Figure = ({ name, value, note }: { name: string; value: ReactNode; note: ReactNode }) => (
  <Sum>
    <dt>{name}</dt>
    <dd>{value ?? <Skeleton width="120px" height="28px" />}</dd>
    <dd>{note ?? ' '}</dd>
  </Sum>
);

const Tags = styled.span`
  display: inline-flex;
  gap: ${space.sm};
`;
const Facts = styled.dl`
  display: grid;
  grid-template-columns: 88px minmax(0, 1fr) 88px minmax(0, 1fr);
  row-gap: ${space.sm};
  font-size: ${type.sizeTable};
  & dt {
    color: ${color.inkSecond};
  }
  & ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.xs} ${space.lg};
  }
  & small {
    margin-left: ${space.xs};
    color: ${color.inkSecond};
    font-size: ${type.sizeLeast};
  }
  ${below.tablet} {
    grid-template-columns: 88px minmax(0, 1fr);
  }
`;
const Waiting = styled.div`
  height: 50px;
`;
const Ways = styled.span`
  display: inline-flex;
  gap: ${space.lg};
`;
const Money = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: ${space.md};
  ${below.tablet} {
    grid-auto-flow: row;
  }
`;
const Sum = styled.dl`
  font-variant-numeric: tabular-nums;
  & dt,
  & dd:last-child {
    color: ${color.inkSecond};
    font-size: ${type.sizeTable};
  }
  & dd:nth-child(2) {
    min-height: 36px;
    font-size: ${type.sizeDisplay};
    font-weight: ${type.weightStrong};
    line-height: 36px;
  }
`;
