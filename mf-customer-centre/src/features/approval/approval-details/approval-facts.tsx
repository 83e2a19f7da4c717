import { Panel } from '@mall/mall-parts/account';
import type { ApprovalInfo } from '../../../parts/approval/approval-calls.ts';
import { type Fact, Facts } from '../../../parts/facts.tsx';

/** What the buyer chose, and what the sum is made of. */
export function ApprovalFacts({ one }: { one: ApprovalInfo }) {
  const facts: Fact[] = [
    ['申请人', one.submittedByName === one.buyerName ? one.buyerName : `${one.buyerName}（由${one.submittedByName}提交）`],
    ['项目号', one.projectNumber || '—'],
    ['支付方式', one.paymentMethodName],
    ['收货地址', one.address],
    ['发票抬头', one.invoiceTitle || '不开发票'],
    ['备注', one.remark || '—'],
    ['商品金额', one.goodsAmount],
    ['优惠', one.couponName ? `${one.discountAmount}（${one.couponName}）` : one.discountAmount],
    ['运费', one.freightAmount],
    ['应付金额', one.payableAmount],
  ];
  return (
    <Panel title="订单内容">
      <Facts facts={facts} />
    </Panel>
  );
}
