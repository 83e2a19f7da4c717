import { below, color, space } from '@mall/design-tokens';
import { moneyText, typedFen, yuanText } from '@mall/domain/money';
import { passwordNeed, passwordNotSetWords } from '@mall/domain/payment';
import { Panel, RightNotice, useMay } from '@mall/mall-parts/account';
import { usePlatform } from '@mall/mf-kit';
import { Notice } from '@mall/ui-kit';
import { Field, Input, RadioGroup } from '@mall/ui-kit/forms';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { CreditBill } from '../../../parts/bill-calls.ts';
import { PayByBalance } from './pay-by-balance.tsx';
import { type BillCashier, PayByCashier } from './pay-by-cashier.tsx';

type Way = 'balance' | 'transfer' | BillCashier;

interface Props {
  bill: CreditBill;
  /** A cashier said that money came in, the mall may not know of it yet. */
  isAwaited: boolean;
  onPaid: () => void;
}

/** Paying what is open of a bill, all of it or a part (rules credit-bill 20–22). */
export function PayPanel({ bill, isAwaited, onPaid }: Props) {
  const { notify } = usePlatform();
  const [typed, setTyped] = useState(yuanText(bill.openFen));
  const [way, setWay] = useState<Way>('balance');
  const mayPay = useMay('pay');
  const amount = typedFen(typed);
  const fault =
    amount === undefined || amount <= 0
      ? '请输入还款金额，最多两位小数'
      : amount > bill.openFen
        ? `还款金额不能超过未还金额 ${bill.open}`
        : way === 'balance' && amount > bill.balanceFen
          ? `预付款余额 ${moneyText(bill.balanceFen)}，不足支付`
          : undefined;
  const paid = () => {
    notify({ tone: 'success', text: '还款成功' });
    onPaid();
  };
  const needsNoPassword = amount !== undefined && amount <= bill.freePaymentLimitFen;
  const isReady = fault === undefined && amount !== undefined;
  const note = `未还 ${bill.open}，${bill.dueOn} 前还款`;
  if (!mayPay)
    return (
      <Panel title="还款" note={note}>
        <RightNotice right="pay" />
      </Panel>
    );
  return (
    <Panel title="还款" note={note}>
      <Root>
        <RadioGroup<Way>
          label="还款方式"
          variant="cards"
          value={way}
          onValueChange={setWay}
          options={[
            { value: 'balance', label: '预付款', hint: `余额 ${moneyText(bill.balanceFen)}` },
            { value: 'card', label: '银行卡', hint: '银联在线支付' },
            { value: 'bank', label: '企业网银', hint: '银联在线支付' },
            { value: 'wechat', label: '微信支付', hint: '微信扫码' },
            { value: 'transfer', label: '线下转账', hint: '到账后登记' },
          ]}
        />
        {way === 'transfer' ? (
          <Facts aria-label="收款账户">
            <dt>户名</dt>
            <dd>{bill.transferTo.accountName}</dd>
            <dt>开户行</dt>
            <dd>{bill.transferTo.bank}</dd>
            <dt>账号</dt>
            <dd>{bill.transferTo.accountNumber}</dd>
            <dt>备注</dt>
            <dd>{bill.transferTo.remark}</dd>
          </Facts>
        ) : (
          <>
            <Field label="还款金额（元）" required error={fault} hint="可全部或部分还款">
              <Input inputMode="decimal" maxLength={16} value={typed} onChange={({ target }) => setTyped(target.value)} />
            </Field>
            {way !== 'balance' ? (
              <PayByCashier bill={bill} amountFen={isReady ? amount : 0} way={way} isAwaited={isAwaited} onPaid={paid} />
            ) : passwordNeed(needsNoPassword, bill.hasPaymentPassword) === 'notSet' ? (
              <Notice tone="warning">{passwordNotSetWords}</Notice>
            ) : (
              <PayByBalance billId={bill.id} amountFen={isReady ? amount : 0} mayBeFree={needsNoPassword} onPaid={paid} />
            )}
          </>
        )}
      </Root>
    </Panel>
  );
}

const Root = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space.lg};
  ${below.tablet} {
    justify-items: stretch;
    & button {
      min-height: 44px;
    }
    & [data-variant='cards'] {
      display: grid;
      grid-template-columns: 1fr 1fr;
    }
  }
`;
const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space.xs} ${space.lg};
  & dt {
    color: ${color.inkSecond};
  }
`;
