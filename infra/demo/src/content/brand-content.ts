import type { BrandContent } from '@mall/mall-api/filling';
import { type Brand, brands } from '../catalogue/brands.ts';
import { tradeTexts } from './brand-trades.ts';

const tradeNames: Record<Brand['trades'][number], string> = {
  ...{ fastener: '紧固件', bearing: '轴承', seal: '密封件', pneumatic: '气动元件', hydraulic: '液压元件', cutting: '切削刀具' },
  ...{ abrasive: '磨具磨料', hand: '手动工具', power: '电动工具', measuring: '量具', electric: '低压电气', automation: '自动化元件' },
  ...{ lighting: '照明', protection: '劳动防护', adhesive: '胶粘剂', lubricant: '润滑', handling: '搬运与存储', cleaning: '清洁用品' },
  ...{ valve: '阀门与管件', transmission: '机械传动', welding: '焊接', safety: '安全标识', office: '办公与实验', packing: '包装' },
};

/** What the mall says of its own two. */
const ownStories: Record<number, { slogan: string; story: { title: string; text: string }[] }> = {
  101: {
    slogan: '同样的规格，实在的价格',
    story: [
      { title: '为什么有火也', text: '采购最多的常备件，尺寸和材质都有标准可依。火也把这些规格做全，省去品牌溢价，把差价留给采购。' },
      {
        title: '怎样保证一致',
        text: '按国家标准或原厂样本的尺寸表下单生产，逐批抽检尺寸与材质，随货提供送货单，可按需提供合格证与材质证明。',
      },
      { title: '怎样比较', text: '每一件火也商品都列出它完全替代的名牌型号。参数逐项对照，登录后可见两者的成交价和每件省下的金额。' },
    ],
  },
  102: {
    slogan: '常用耗材，一次配齐',
    story: [
      { title: '优选什么', text: '劳保、清洁、包装、办公等消耗快、用量稳的品类，只留下复购最多的规格。' },
      { title: '怎样选', text: '同一规格比过多家样品再定型，起订量低，整箱更省。' },
    ],
  },
};

const tradesOf = ({ trades }: Brand) => trades.map((trade) => tradeNames[trade]).join('、');

function storyOf(brand: Brand) {
  const [first] = brand.trades;
  return (
    ownStories[brand.id] ?? {
      slogan: `${brand.country}${tradeNames[first!]}品牌`,
      story: [
        { title: '主营', text: `${brand.name}在百工商城供应${tradesOf(brand)}，整个系列的规格都可按样本选购。` },
        { title: '适用', text: tradeTexts[first!].use },
        { title: '选用提示', text: tradeTexts[first!].advice },
      ],
    }
  );
}

/** Makers that gave the mall a paper: all from abroad, and of those at home every third. One in eleven has run out since. */
const isPapered = ({ id, isPrivate }: Brand) => !isPrivate && (id >= 401 || id % 3 === 0);
const isOver = ({ id }: Brand) => id % 11 === 0;

/** Stories and papers of the brands. @param year of the mall's opening: papers are for whole years */
export const brandContent = (year: number): BrandContent => ({
  pages: brands.map((brand) => ({ manufacturerId: brand.id, ...storyOf(brand) })),
  certificates: brands.filter(isPapered).map((brand) => {
    const first = isOver(brand) ? year - 2 : year;
    return {
      ...{ id: brand.id, manufacturerId: brand.id, number: `${brand.code}-${first}-${String(brand.id).padStart(4, '0')}` },
      ...{ scope: `在中国大陆销售${brand.name}${tradesOf(brand)}产品`, issuer: `${brand.name}${brand.id >= 401 ? '（中国）' : ''}` },
      ...{ validFrom: `${first}-01-01`, validUntil: `${first + 1}-12-31` },
    };
  }),
});
