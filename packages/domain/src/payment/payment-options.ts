import { availableCredit, type CreditLine, type CreditStatus, decideDrawdown, drawableCredit, isCreditOpen } from '../credit/index.ts';
import { type Fen, moneyText } from '../money/index.ts';
import { cashRefusal } from './cash-on-delivery.ts';
import { type PaymentMethod, paymentMethodNames, paymentMethods } from './payment-methods.ts';

/** What decides which methods a buyer may choose. */
export interface PaymentSituation {
  amount: Fen;
  balance: Fen;
  credit: CreditLine & { status: CreditStatus };
  /** Name of the address's province, '' while there is no address. */
  province: string;
}

export interface PaymentOption {
  method: PaymentMethod;
  name: string;
  isAllowed: boolean;
  reason: string;
  hint: string;
}

/** The balance pays all of it or nothing (rules payment 2, 9). */
export const coversFromBalance = ({ balance, amount }: Pick<PaymentSituation, 'balance' | 'amount'>): boolean => balance >= amount;

/** Every method in the order it is offered, with the words why it is not allowed (rules payment 1–7). */
export function paymentOptions(situation: PaymentSituation): PaymentOption[] {
  const refusals: Readonly<Record<PaymentMethod, string>> = {
    unionPay: '',
    wechatPay: '',
    balance: coversFromBalance(situation) ? '' : '预付款余额不足',
    credit: creditRefusal(situation),
    cashOnDelivery: cashRefusal(situation),
    offlineTransfer: '',
  };
  const hints: Readonly<Record<PaymentMethod, string>> = {
    unionPay: '支持银行卡、企业网银与扫码',
    wechatPay: '微信扫码支付',
    balance: `可用余额 ${moneyText(situation.balance)}`,
    credit: isCreditOpen(situation.credit.status) ? `可用额度 ${moneyText(availableCredit(situation.credit))}` : '先收货，后付款',
    cashOnDelivery: '送达时向配送员付款',
    offlineTransfer: '转账到账后由客服确认，随后发货',
  };
  return paymentMethods.map((method) => ({
    method,
    name: paymentMethodNames[method],
    isAllowed: refusals[method] === '',
    reason: refusals[method],
    hint: hints[method],
  }));
}

/** The method chosen last time where it is still allowed, else 银联在线支付 (rule checkout 2). */
export const proposedMethod = (options: readonly PaymentOption[], last: PaymentMethod): PaymentMethod =>
  options.some(({ method, isAllowed }) => method === last && isAllowed) ? last : 'unionPay';

/** Why this order can't go on account, '' where it can (rules payment 3; credit 4–6). */
function creditRefusal({ credit, amount }: PaymentSituation): string {
  const decision = decideDrawdown(credit, amount, credit.status);
  if (decision.ok) return '';
  if (decision.reason === 'CREDIT_LIMIT_EXCEEDED')
    return drawableCredit(credit, credit.status) > 0 ? '账期额度不足，可在支付页补差' : '账期额度不足';
  return closedWords[credit.status] ?? '尚未开通账期';
}

const closedWords: Readonly<Partial<Record<CreditStatus, string>>> = {
  approved: '账期合同尚未签署',
  overdue: '有逾期账单，暂不能使用账期下单',
  frozen: '账期已冻结',
};
