import type { CampaignKind } from './campaign-page.ts';

/** A campaign as staff make it. Amounts in fen, shares in basis points (8500: 85 % of the list price), instants as ISO text. */
export interface CampaignDraft {
  kind: CampaignKind;
  name: string;
  description: string;
  startsAt: string;
  endsAt: string;
  /** 3 piece discount, 4 amount reduction; null: a price. */
  rule: 3 | 4 | null;
  thresholds: { from: number; benefit: number }[];
  /** Of a campaign with a price: what a piece costs, of its list price. */
  priceShare: number | null;
  limitNumber: number | null;
  isOverLimitAllowed: boolean;
  stock: number | null;
  skus: string[];
  categoryIds: number[];
  manufacturerIds: number[];
  skuShowType: 1 | 2;
  skuShowMode: 1 | 2;
  showMenuAndFilter: boolean;
}
export interface DraftProblem {
  field: 'name' | 'startsAt' | 'endsAt' | 'kind' | 'thresholds' | 'priceShare' | 'limitNumber' | 'goods';
  message: string;
}

const dayMs = 86_400_000;
const longestDays = 366;
const mostSteps = 5;
/** 1 折 to 9.9 折. */
const shares = { least: 1000, most: 9900 } as const;
export const campaignGoodsAtMost = 5000;

/** What is wrong with a draft, in words; nothing where it can be made (rule discount 26). @param now ms since 1970 */
export function campaignProblems(draft: CampaignDraft, now: number): DraftProblem[] {
  const found: DraftProblem[] = [];
  const add = (field: DraftProblem['field'], message: string) => void found.push({ field, message });
  const [from, to] = [Date.parse(draft.startsAt), Date.parse(draft.endsAt)];
  if (!draft.name.trim()) add('name', '请填写活动名称');
  if (Number.isNaN(from)) add('startsAt', '请选择开始时间');
  if (Number.isNaN(to)) add('endsAt', '请选择结束时间');
  else if (to <= now) add('endsAt', '结束时间须晚于现在');
  else if (to <= from) add('endsAt', '结束时间须晚于开始时间');
  else if (to - from > longestDays * dayMs) add('endsAt', `活动最长 ${longestDays} 天`);
  if ((draft.kind === 20) !== (draft.rule !== null))
    add('kind', draft.kind === 20 ? '请选择满件折或满额减' : '该类型的活动直接定价，没有满减规则');
  else if (draft.rule === null) priceProblems(draft, add);
  else stepProblems(draft.rule, draft.thresholds, add);
  if (draft.skus.length + draft.categoryIds.length + draft.manufacturerIds.length === 0)
    add('goods', '请指定活动商品：商品编号、分类或品牌');
  return found;
}

type Add = (field: DraftProblem['field'], message: string) => void;

function priceProblems({ priceShare, limitNumber, stock }: CampaignDraft, add: Add) {
  if (priceShare === null || priceShare < shares.least || priceShare > shares.most) add('priceShare', '活动价须为目录价的 1 折至 9.9 折');
  if (limitNumber !== null && stock !== null && limitNumber > stock) add('limitNumber', '每家企业的限购数量不能超过活动总量');
}

function stepProblems(rule: 3 | 4, thresholds: CampaignDraft['thresholds'], add: Add) {
  if (thresholds.length === 0) return add('thresholds', '请至少填写一档优惠');
  if (thresholds.length > mostSteps) return add('thresholds', `优惠最多 ${mostSteps} 档`);
  const steps = thresholds.toSorted((a, b) => a.from - b.from);
  if (rule === 3 && steps.some(({ benefit }) => benefit < shares.least || benefit > shares.most))
    add('thresholds', '折扣须在 1 折至 9.9 折之间');
  if (rule === 4 && steps.some(({ from, benefit }) => benefit < 1 || benefit >= from)) add('thresholds', '减免金额须小于门槛金额');
  const better = (one: number, next: number) => (rule === 3 ? next < one : next > one);
  if (steps.some((step, i) => i > 0 && (step.from === steps[i - 1]!.from || !better(steps[i - 1]!.benefit, step.benefit))))
    add('thresholds', '门槛越高，优惠须越大，且门槛不能相同');
}
