import { type CreditStatus, creditStatusOf, showsCreditFigures } from '@mall/domain/credit';
import type { TagKind } from '@mall/ui-kit';

export interface CreditFace {
  /** `figures`: the limit is shown; `empty`: only the words are. */
  shows: 'figures' | 'empty';
  tag: TagKind;
  title: string;
  text: string;
  tone: 'info' | 'warning' | 'danger' | undefined;
}

const closed = (title: string, text: string): CreditFace => ({ shows: 'empty', tag: 'neutral', title, text, tone: undefined });
const faces: Readonly<Record<CreditStatus, CreditFace>> = {
  none: closed('尚未开通账期', '开通后可先下单、后付款，按月结算。可在线申请，通常一至两个工作日完成审核。'),
  saved: closed('账期申请尚未提交', '申请资料已保存，补齐后提交审核。'),
  inReview: closed('账期申请审核中', '资料已提交，审核通过后可在此查看额度。审核期间可使用其他支付方式下单。'),
  rejected: closed('账期申请未通过', '可按审核意见补充资料后再次申请。'),
  approved: {
    shows: 'figures',
    tag: 'warning',
    title: '额度已批准，等待签署合同',
    text: '签署合同并完成认证后即可使用账期下单。',
    tone: 'info',
  },
  enabled: { shows: 'figures', tag: 'success', title: '', text: '', tone: undefined },
  overdue: {
    shows: 'figures',
    tag: 'danger',
    title: '有账单已逾期，暂不能使用账期下单',
    text: '已下的账期订单照常履约。还清逾期账单后，额度自动恢复可用。',
    tone: 'danger',
  },
  frozen: { shows: 'figures', tag: 'danger', title: '账期已冻结', text: '暂不能使用账期下单，请联系专属客服处理。', tone: 'warning' },
  closed: closed('账期已关闭', '如需重新开通，请联系专属客服。'),
};

/** What the screen says in each creditStatus (rules credit 1, 22). */
export function creditFace(creditStatus: number, usedFen: number): CreditFace {
  const status = creditStatusOf(creditStatus);
  const face = faces[status];
  return face.shows === 'empty' && showsCreditFigures(status, usedFen) ? { ...face, shows: 'figures', tone: 'warning' } : face;
}
