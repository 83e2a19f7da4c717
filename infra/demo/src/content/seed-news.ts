import { contentDeskService, type Database } from '@mall/mall-api/filling';

const day = 86_400_000;

/** The first announcements, and how many days ago each was made. */
const announcements: readonly [title: string, text: string, daysAgo: number][] = [
  ['工作日16:00前付款，现货当日发货', '所在区域仓库有现货的商品，工作日16:00前付款当日发出；周末与节假日的订单顺延至下一工作日。', 2],
  ['五地仓库分区发货', '上海、广州、天津、成都、武汉五地仓库按收货省份就近发货；本区仓库缺货时由其他仓库次日发出。', 9],
  ['账期结算：每月25日出账', '账期额度按月结算，每月25日出账，次月25日前还款。对账单有疑问的明细，可在确认前逐条提出。', 16],
  ['增值税发票全面电子化', '普通发票与专用发票均开具电子发票：一般订单发货后开具，账期订单按账单合并开具。', 24],
  ['售后时效：签收后30天内', '签收后30天内可申请退换与维修；按参数定制的非标商品仅受理质量问题。退款按原支付方式返回。', 37],
  ['智能选型助手上线', '描述规格、材质或用途，助手从商品目录中找出合适的型号，并可直接加入购物车。', 45],
];

/** News are 801, 802 …, the newest first. */
const firstId = 801;

/** Writes the mall's first announcements. */
export const seedNews = (db: Database, now = Date.now()): Promise<void> =>
  contentDeskService(db).fill(
    announcements.map(([title, text, daysAgo], at) => ({
      ...{ id: firstId + at, kind: 'news' as const, slug: '', sort: 0, liveFrom: new Date(now - daysAgo * day).toISOString() },
      ...{ title, summary: text, topic: '', synonyms: [], blocks: [{ kind: 'text' as const, markdown: text }] },
    })),
  );
