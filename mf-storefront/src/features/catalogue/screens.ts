import { type Call, type CallOutput, call, defineScreens, type ScreenHead } from '@mall/mf-kit';
import {
  bannersCall,
  beiJianPageCall,
  certificatesCall,
  channelCall,
  hotBrandsCall,
  huoYeCategoriesCall,
  huoYePageCall,
  inForceCall,
  privateBrandPageCall,
  privateCategoriesCall,
  privateCategoryCall,
  privateGoodsCall,
  savingsCall,
  selectedGoodsCall,
} from '../../parts/brands/brand-calls.ts';
import { breadcrumbList } from '../../parts/structured.ts';

const brands = { name: '全部品牌', path: '/brand/all' };
const own = { name: '自有品牌', path: '/privateBrand' };
const pageNumber = (query: URLSearchParams) => (Number(query.get('page')) > 1 ? ` 第${Number(query.get('page'))}页` : '');
/** Pages of one category are pages of their own; other choices show the same goods in another way. */
const ofCategory = (path: string, query: URLSearchParams) =>
  query.has('category') ? `${path}?category=${encodeURIComponent(query.get('category')!)}` : path;

type Words = Pick<ScreenHead, 'title' | 'description'>;
const head = (
  words: Words,
  step: { name: string; path: string },
  above: { name: string; path: string }[],
  canonical = step.path,
): ScreenHead => ({
  ...words,
  canonical,
  structured: [breadcrumbList([...above, step])],
});
const isAbsent = (call: Call, reasonOf: (call: Call) => string | undefined) =>
  ['CATEGORY_NOT_FOUND', 'PRIVATE_BRAND_NOT_FOUND'].includes(reasonOf(call) ?? '');

/** What brands and the mall's own brands show: which address, and what it reads first. */
export const brandScreens = defineScreens({
  'brand-selection': {
    component: () => import(/* webpackChunkName: "screen-brand-selection" */ './brand-selection/brand-selection-page.tsx'),
    load: ({ query }) => [
      channelCall(1, query),
      hotBrandsCall(query),
      inForceCall(),
      selectedGoodsCall(query),
      call('layout.getAllFrontSiteBannersList'),
    ],
    head(read, { query }, reasonOf) {
      const call = channelCall(1, query);
      if (isAbsent(call, reasonOf)) return { title: '没有找到该分类', status: 404 };
      const name = nameIn(read(call)?.tabs, query);
      return head(
        {
          title: `${name}品牌精选${pageNumber(query)}`,
          description: `百工商城${name || '各分类'}热门品牌：代理证书可查，整个系列的规格都可选购。`,
        },
        { name: '品牌精选', path: '/brand/selection' },
        [brands],
        ofCategory('/brand/selection', query),
      );
    },
  },
  'proxy-certificates': {
    component: () => import(/* webpackChunkName: "screen-proxy-certificates" */ './proxy-certificates/proxy-certificates-page.tsx'),
    load: ({ query }) => [certificatesCall(query)],
    head: (_read, { query }) =>
      head(
        {
          title: `品牌代理证书${pageNumber(query)}`,
          description: '百工商城取得的品牌代理证书：编号、授权范围与有效期，按品牌查找，可放大查看。',
        },
        { name: '代理证书', path: '/brand/proxy-certificate' },
        [brands],
      ),
  },
  'private-brand': {
    component: () => import(/* webpackChunkName: "screen-private-brand" */ './private-brand/private-brand-page.tsx'),
    load: ({ query }) => [
      ...[privateBrandPageCall(), privateCategoriesCall(query), bannersCall(9), bannersCall(8), savingsCall(query)],
      privateCategoryCall(query) ?? privateGoodsCall(query) ?? channelCall(2, query),
    ],
    head(read, { query }, reasonOf) {
      const call = privateCategoryCall(query) ?? privateGoodsCall(query);
      if (call && isAbsent(call, reasonOf)) return { title: '没有找到该分类', status: 404 };
      const name = nameIn(read(privateCategoriesCall(query)), query);
      return head(
        {
          title: `自有品牌${name && `·${name}`}_同规格更实在${pageNumber(query)}`,
          description: `火也与易买优选${name}：每件列出完全替代的名牌型号，参数逐项对照，登录后可见省下多少。`,
        },
        own,
        [],
        ofCategory('/privateBrand', query),
      );
    },
  },
  'huo-ye': {
    component: () => import(/* webpackChunkName: "screen-huo-ye" */ './huo-ye/huo-ye-page.tsx'),
    load: ({ query }) => [huoYePageCall(query), huoYeCategoriesCall(query), bannersCall(9)],
    head(read, { query }, reasonOf) {
      const call = huoYePageCall(query);
      if (isAbsent(call, reasonOf)) return { title: '没有找到这个页面', status: 404 };
      const found = read(call);
      const name = nameIn(found?.categories, query);
      return head(
        {
          title: `火也${name}_百工商城自有品牌${pageNumber(query)}`,
          description: `火也${name || '工业品'}共 ${found?.products.total ?? 0} 种，按国家标准的尺寸表生产，可完全替代同规格名牌。`,
        },
        { name: '火也', path: '/catalog/huoye' },
        [own],
        ofCategory('/catalog/huoye', query),
      );
    },
  },
  'bei-jian': {
    component: () => import(/* webpackChunkName: "screen-bei-jian" */ './bei-jian/bei-jian-page.tsx'),
    load: () => [beiJianPageCall(), bannersCall(8)],
    head(read) {
      const names = (read(beiJianPageCall()) as CallOutput<'catalogue.getMallBeiJianLandingPageData'> | undefined)?.groups.map(
        ({ category }) => category.name,
      );
      return head(
        {
          title: '备品备件_易损件清单',
          description: `设备易损件按类别备货${names?.length ? `：${names.join('、')}` : ''}，自有品牌现货当日发货。`,
        },
        { name: '备品备件', path: '/catalog/beijian' },
        [own],
      );
    },
  },
});

/** The name of the category that the address chose; '' for none or an unknown one. */
function nameIn(categories: readonly { id: number; name: string }[] | undefined, query: URLSearchParams): string {
  return categories?.find(({ id }) => String(id) === query.get('category'))?.name ?? '';
}
