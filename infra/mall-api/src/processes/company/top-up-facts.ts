import { moneyText } from '@mall/domain/money';

/** How somebody is told that their top-up came in. */
export const topUpFacts = ({ amount }: { amount: number }) => ({
  title: '预付款已到账',
  said: `您的预付款充值${moneyText(amount)}已到账，可在“预付款管理”中查看。`,
  path: '/customer/accountBalance',
});
