/** What may be wrong with what the mall says of a SKU, first roughly, then exactly (rule after-sales 12). */
export const skuIssueTypes = [
  {
    id: 1,
    name: '商品信息有误',
    secondary: [
      { id: 11, name: '名称或型号' },
      { id: 12, name: '规格参数' },
      { id: 13, name: '图片' },
      { id: 14, name: '图纸或三维模型' },
    ],
  },
  {
    id: 2,
    name: '价格与货期',
    secondary: [
      { id: 21, name: '价格偏高' },
      { id: 22, name: '货期不准' },
      { id: 23, name: '库存不准' },
    ],
  },
  {
    id: 3,
    name: '商品质量',
    secondary: [
      { id: 31, name: '材质或尺寸' },
      { id: 32, name: '包装' },
      { id: 33, name: '使用寿命' },
    ],
  },
  {
    id: 4,
    name: '资料与认证',
    secondary: [
      { id: 41, name: '缺少数据表' },
      { id: 42, name: '缺少合格证或检测报告' },
    ],
  },
  { id: 9, name: '其他', secondary: [{ id: 91, name: '其他问题' }] },
] as const;

/** Do the two belong together? */
export const isSkuIssue = (primary: number, secondary: number): boolean =>
  skuIssueTypes.some(({ id, secondary: more }) => id === primary && more.some((one) => one.id === secondary));

/** A kind of issue in words: 商品信息有误 · 图片. */
export const skuIssueName = (primary: number, secondary: number): string => {
  const first = skuIssueTypes.find(({ id }) => id === primary);
  return [first?.name, first?.secondary.find(({ id }) => id === secondary)?.name].filter(Boolean).join(' · ');
};
