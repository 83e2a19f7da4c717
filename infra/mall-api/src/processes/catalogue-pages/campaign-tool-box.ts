import type { DiscountToolBox } from '@mall/api-contract/discount';
import { applyCampaigns } from '@mall/domain/discount';
import { moneyText } from '@mall/domain/money';
import { displayMinute } from '@mall/domain/time';
import type { Database } from '../../database/database.ts';
import { cartService } from '../../modules/cart/cart.service.ts';
import type { Viewer } from '../../modules/cart/sku-at-quantity.ts';
import { campaignService, type KeptCampaign } from '../../modules/pricing/campaign.service.ts';
import { cartCampaignOf, stepsInWords } from '../../modules/pricing/campaign-view.ts';

/** An empty cart: what is missing is the whole first step. */
const nothing = { sku: '', quantity: 0, total: 0 };
type Steps = ReturnType<typeof stepsInWords>;
const words = ({ thresholdDescription, discountDescription }: Omit<Steps[number], 'payShare'>) =>
  `${thresholdDescription}${discountDescription}`;

/** A campaign's rules in words. */
export const rulesInWords = (row: KeptCampaign, steps: Steps = stepsInWords(row)): string[] => [
  `活动时间：${displayMinute(row.startsAt)} 至 ${displayMinute(row.endsAt)}`,
  ...(steps.length > 0 ? [`优惠：${steps.map(words).join('；')}`] : ['优惠：活动商品按促销价结算，限购与库存以商品页为准']),
  ...(row.rule === null ? [] : ['购物车中勾选的活动商品合并计算，按达到的最高一档优惠，不叠加；优惠按金额分摊到各行']),
];

/** What a campaign asks for and gives, and how far the caller's cart is (rule discount 23). @throws {MallError} CAMPAIGN_NOT_FOUND */
export async function campaignToolBox(db: Database, id: number, viewer: Viewer | undefined): Promise<DiscountToolBox> {
  const row = await campaignService(db).started(id);
  const thresholds = stepsInWords(row);
  const box = { id, name: row.name, rules: rulesInWords(row, thresholds), thresholds };
  if (row.rule === null || !viewer) return { ...box, cart: null };
  const cart = await cartService(db).read(viewer);
  const own = new Set(cart.campaigns.find(({ campaignId }) => campaignId === id)?.skus ?? []);
  const held = cart.lines
    .filter(({ sku, selected, isValid }) => selected && isValid && own.has(sku))
    .map(({ sku, quantity, lineTotalFen }) => ({ sku, quantity, total: lineTotalFen }));
  const lines = held.length > 0 ? held : [nothing];
  const campaign = cartCampaignOf(row, new Set(lines.map(({ sku }) => sku)));
  const [applied] = campaign ? applyCampaigns(lines, [campaign]).applied : [];
  const discountFen = applied?.discount ?? 0;
  return {
    ...box,
    cart: {
      pieces: lines.reduce((all, { quantity }) => all + quantity, 0),
      amount: moneyText(lines.reduce((all, { total }) => all + total, 0)),
      discountFen,
      discount: moneyText(discountFen),
      reached: applied && discountFen > 0 ? words(applied) : '',
      missing: applied?.nextDescription ?? '',
    },
  };
}
