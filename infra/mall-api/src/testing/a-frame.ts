import type { Database } from '../database/database.ts';
import { layoutService } from '../modules/layout/layout.service.ts';

const day = 86_400_000;
const at = (days: number) => new Date(Date.now() + days * day).toISOString();
const link = (id: number, block: string, name: string, url: string, parentId: number | null = null) => ({
  ...{ id, block, parentId, name, url },
  ...{ icon: '', note: '', isNew: false, sort: id },
});
const texts = (key: string, entries: readonly { text: string; url?: string; imageUrl?: string }[]) =>
  entries.map(({ text, url = '', imageUrl = '' }, sort) => ({ key, sort, text, url, imageUrl }));
const numbered = (name: string, count: number) => Array.from({ length: count }, (_, index) => ({ text: `${name}${index + 1}` }));

/** Test builder: the frame of every page with something in each of its places. */
export const aFrame = (db: Database) =>
  layoutService(db).replace({
    links: [
      link(1, 'nav', '首页', '/'),
      link(2, 'bottom-plate', '购物指南', ''),
      link(3, 'bottom-plate', '注册与登录', '/helpcenter/101', 2),
      link(4, 'bottom-plate', '下单流程', '/helpcenter/102', 2),
      link(5, 'qr', '微信公众号', 'https://weixin.example/baigong'),
    ],
    banners: [],
    texts: [
      ...texts('notice', [{ text: '工作日16:00前付款当日发货' }]),
      ...texts('hot-keyword', numbered('热词', 6)),
      ...texts('search-placeholder', numbered('短语', 6)),
      ...texts('service-qr', [{ text: '在线客服', url: 'https://work.example/kfid' }]),
      ...texts('head-video', [
        { text: '仓库', url: '/helpcenter', imageUrl: '/img/banner/1.svg' },
        { text: '', url: '/img/video/warehouse.webm' },
      ]),
      ...texts('app-version', [{ text: '2.10', url: '更快' }, { text: '2.0' }]),
    ],
    activities: [
      { id: 1, categoryId: null, title: '全场包邮', text: '', url: '', imageUrl: '', startsAt: at(-1), endsAt: at(1) },
      { id: 2, categoryId: 11001, title: '紧固件满减', text: '', url: '', imageUrl: '', startsAt: at(-2), endsAt: at(1) },
    ],
    shortLinks: [{ code: 'gbopen', url: 'openstd.samr.gov.cn/bzgk/gb/', note: '国家标准' }],
  });
