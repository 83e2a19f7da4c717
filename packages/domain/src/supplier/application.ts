/** Who offers goods to the mall. */
export const supplierKinds = { manufacturer: '生产厂家', agent: '品牌代理', trader: '经销商' } as const;
export type SupplierKind = keyof typeof supplierKinds;

/** What one application may hold, and how long its link opens (rules supplier 2, 3, 6). */
export const supplierLimits = {
  files: 8,
  /** Bytes of all files together. */
  bytes: 30 * 1024 * 1024,
  /** Until it is handed in. */
  draftHours: 24,
  /** After it was handed in or answered. */
  linkDays: 90,
  /** Applications that were begun and not handed in, of the whole mall. */
  drafts: 200,
} as const;

/** How it goes, as the page tells it. */
export const supplierSteps = [
  { name: '提交申请', text: '上传营业执照识别企业信息，选择供货品类，附上产品目录或资质' },
  { name: '资质审核', text: '招商团队在 3 个工作日内核对资质与品类，需要补充时短信告知' },
  { name: '样品与报价', text: '按品类约定样品检验、供货价与交期' },
  { name: '签约上架', text: '签订供货协议，建立商品资料后上架' },
] as const;
