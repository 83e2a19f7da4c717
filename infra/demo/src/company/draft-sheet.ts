import type { PoolDatabase } from '@mall/mall-api/filling';
import { choiceService, type listPaster } from '@mall/mall-api/trading';

/** 李敏 of the company to play with: the manager begins with an empty basket. */
const buyer = { kp: { kpId: 2, customerId: 1, isManager: false, operatorId: undefined }, provinceId: 10009 };

/** Part numbers that one SKU alone has. */
const bestSellers = ({ sql }: PoolDatabase) => sql<{ partNumber: string; name: string }[]>`
  select manufacturer_part_number as part_number, name from (
    select manufacturer_part_number, name, sales, count(*) over (partition by manufacturer_part_number) as twins
    from (select * from sku where is_active and not is_inquiry_price and not is_short_supply and source_sku is null order by sales desc, id limit 300) s
  ) t where twins = 1 and manufacturer_part_number <> '' order by sales desc limit 5`;

/** As a workshop writes it: some part numbers, some words, some that nobody sells. */
const listOf = (known: readonly { partNumber: string }[]) =>
  [
    ['序号', '型号', '名称及规格', '品牌', '数量', '备注'],
    ...known.map(({ partNumber }, i) => ['', partNumber, '', '', String(5 * (i + 1)), i === 0 ? '急用' : '']),
    ['', '', '内六角圆柱头螺钉 M8×30 304不锈钢', '', '200', ''],
    ['', '', '深沟球轴承 6204', '', '10', '主轴用'],
    ['', '', '六角螺母 M10', '', '若干', ''],
    ['', '', '丁腈手套 L码', '', '2打', ''],
    ['', '', '平垫圈 M8', '', '500', ''],
    ['', 'HY-2231-05', '液压站非标油路块', '', '2', '按图加工'],
    ['', '', '进口主轴总成 整套', '', '1', ''],
  ]
    .map(([, ...cells]) => cells.join('\t'))
    .join('\n');

/** A draft sheet in every state of matching to go on with: sure, perhaps, not found, and chosen by hand. */
export async function seedDraftSheet(db: PoolDatabase, paste: ReturnType<typeof listPaster>): Promise<void> {
  const lines = await paste(buyer, listOf(await bestSellers(db)));
  const perhaps = lines.find(({ matchState, skuNumber }) => matchState === 'similar' && skuNumber !== null);
  if (!perhaps) return;
  const { inquiryId, id: itemId } = perhaps;
  await choiceService(db).choose(buyer, { inquiryId, itemId, sku: perhaps.skuNumber! });
}
