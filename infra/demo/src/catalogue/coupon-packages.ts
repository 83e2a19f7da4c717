import { yuan } from '@mall/domain/money';

const day = 86_400_000;

/** A package of coupons before it is known which category, brand or SKUs its scope's name is. Days count from the mall's opening. */
export interface DemoPackage {
  key: string;
  name: string;
  description: string;
  /** Fen. */
  threshold: number;
  benefit: { amount: number } | { discount: number; cap: number | null };
  /** `of`: a first-level category by name, a brand by what stands before its SKUs' names; `bestSellers`: so many. */
  scope: 'all' | 'privateBrand' | { category: string } | { brand: string } | { bestSellers: number };
  scopeText: string;
  stock: number;
  perCustomer: number;
  receiveDays: [from: number, until: number];
  /** So many days from receipt, or until the end of receiving and so many days more. */
  valid: { days: number } | { daysAfterEnd: number };
}

const amount = (threshold: number, off: number) => ({ threshold: yuan(threshold), benefit: { amount: yuan(off) } });

/** Every kind of package: of each scope, to be had, not begun, all gone and over. */
export const demoPackages: readonly DemoPackage[] = [
  {
    key: 'all500',
    name: '全场满500减30',
    description: '工业用品全场可用，每家企业限领一张。',
    ...amount(500, 30),
    ...{ scope: 'all', scopeText: '全场通用', stock: 5000, perCustomer: 1, receiveDays: [-10, 30], valid: { days: 30 } },
  },
  {
    key: 'all2000',
    name: '全场满2000减160',
    description: '大额采购更省，每家企业限领两张。',
    ...amount(2000, 160),
    ...{ scope: 'all', scopeText: '全场通用', stock: 2000, perCustomer: 2, receiveDays: [-10, 45], valid: { days: 30 } },
  },
  {
    key: 'fasteners',
    name: '紧固件9折券',
    description: '螺钉、螺母、垫圈一起凑单，最多减200元。',
    ...{ threshold: yuan(300), benefit: { discount: 9000, cap: yuan(200) } },
    ...{
      scope: { category: '紧固件' },
      scopeText: '限紧固件',
      stock: 3000,
      perCustomer: 2,
      receiveDays: [-5, 40],
      valid: { daysAfterEnd: 5 },
    },
  },
  {
    key: 'privateBrand',
    name: '自有品牌满300减40',
    description: '火也、易买优选商品可用。',
    ...amount(300, 40),
    ...{
      scope: 'privateBrand',
      scopeText: '限自有品牌火也、易买优选',
      stock: 3000,
      perCustomer: 1,
      receiveDays: [-5, 60],
      valid: { days: 45 },
    },
  },
  {
    key: 'bearings',
    name: '轴承满1000减80',
    description: '滚动轴承、直线轴承及附件可用。',
    ...amount(1000, 80),
    ...{ scope: { category: '轴承' }, scopeText: '限轴承', stock: 1000, perCustomer: 1, receiveDays: [-3, 50], valid: { days: 30 } },
  },
  {
    key: 'brand',
    name: '火也品牌日95折',
    description: '火也品牌商品，上不封顶。',
    ...{ threshold: 0, benefit: { discount: 9500, cap: null } },
    ...{ scope: { brand: '火也' }, scopeText: '限火也品牌', stock: 800, perCustomer: 1, receiveDays: [-1, 14], valid: { daysAfterEnd: 0 } },
  },
  {
    key: 'bestSellers',
    name: '爆款满50减5',
    description: '指定热销商品可用。',
    ...amount(50, 5),
    ...{
      scope: { bestSellers: 20 },
      scopeText: '限20种指定热销商品',
      stock: 6000,
      perCustomer: 3,
      receiveDays: [-1, 60],
      valid: { days: 15 },
    },
  },
  {
    key: 'newcomer',
    name: '新客满20减5',
    description: '首次采购即可使用。',
    ...amount(20, 5),
    ...{ scope: 'all', scopeText: '全场通用', stock: 10_000, perCustomer: 1, receiveDays: [-60, 90], valid: { days: 90 } },
  },
  {
    key: 'soon',
    name: '年终大促满3000减300',
    description: '年终大促专享，开抢后每家企业限领一张。',
    ...amount(3000, 300),
    ...{ scope: 'all', scopeText: '全场通用', stock: 1000, perCustomer: 1, receiveDays: [7, 27], valid: { daysAfterEnd: 10 } },
  },
  {
    key: 'gone',
    name: '限量满1000减200',
    description: '限量两张，先到先得。',
    ...amount(1000, 200),
    ...{ scope: 'all', scopeText: '全场通用', stock: 2, perCustomer: 1, receiveDays: [-6, 20], valid: { days: 30 } },
  },
  {
    key: 'over',
    name: '秋季检修满800减60',
    description: '活动已结束。',
    ...amount(800, 60),
    ...{ scope: 'all', scopeText: '全场通用', stock: 2000, perCustomer: 1, receiveDays: [-60, -5], valid: { days: 20 } },
  },
];

/** The instant at which a day of the demo begins. */
export const couponDay = (now: Date, days: number): string => new Date(Math.floor(now.getTime() / day) * day + days * day).toISOString();
