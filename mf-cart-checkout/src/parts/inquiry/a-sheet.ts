import type { InquiryLine, InquiryProduct, InquirySheet, SheetChange } from './inquiry-types.ts';

/** What a line was taken for, for tests. Prices in fen. */
export const aProduct = (changes: Partial<InquiryProduct> = {}): InquiryProduct => ({
  sku: 'AA10001',
  productName: '内六角圆柱头螺钉 M8×30',
  thumbUrl: '',
  manufacturerName: '火也',
  manufacturerPartNumber: 'HY-912-0830',
  orderCode: 'HY0830',
  itemNo: '',
  specification: '螺纹规格：M8；长度：30 mm',
  salesPackUom: '个',
  minOrderQty: 1,
  stepValue: 1,
  priceFen: 125,
  priceText: '¥1.25',
  stockText: '现货640个',
  deliveryText: '当日发货，11-25送达',
  canOrder: true,
  fault: '',
  ...changes,
});

/** A line of a sheet, matched for sure, for tests. */
export const aSheetLine = (changes: Partial<InquiryLine> = {}): InquiryLine => ({
  id: 1,
  position: changes.id ?? 1,
  said: '内六角螺钉 M8*30 12.9级 100个',
  customer: { itemNo: '', partNumber: '', brand: '', name: '内六角螺钉', specification: 'M8*30' },
  quantity: 100,
  quantitySaid: '100个',
  unitSaid: '个',
  quantityFault: '',
  remark: '',
  matchState: 'exact',
  matchStateName: '已匹配',
  matchWhy: '规格一致',
  reasons: [
    { label: '螺纹规格', said: 'M8', has: 'M8', verdict: 'agrees' },
    { label: '强度', said: '12.9级', has: '', verdict: 'unknown' },
  ],
  product: aProduct(),
  candidateCount: 2,
  isSelected: true,
  replacedSku: '',
  privateBrandSku: '',
  savingFen: 0,
  offer: null,
  refusedWhy: '',
  orderedQuantity: 0,
  source: 'pasted',
  ...changes,
});

const countsOf = (lines: readonly InquiryLine[]) => {
  const of = (...states: InquiryLine['matchState'][]) => lines.filter(({ matchState }) => states.includes(matchState)).length;
  return {
    total: lines.length,
    done: lines.length - of('waiting'),
    exact: of('exact', 'chosen'),
    similar: of('similar'),
    unmatched: of('unmatched'),
  };
};

/** A draft, or with a status a quotation, of these lines, for tests. */
export const aSheet = (lines: InquiryLine[], changes: Partial<InquirySheet> = {}): InquirySheet => ({
  id: 9,
  inquiryNumber: '',
  status: 'draft',
  statusName: '草稿',
  createdAt: '2026-11-20T02:00:00.000Z',
  submittedAt: '',
  quotedAt: '',
  validUntil: '',
  contactName: '王敏',
  projectNumber: '',
  remark: '',
  lineCount: lines.length,
  offeredCount: lines.filter(({ offer }) => offer).length,
  firstNames: lines.map(({ product, said }) => product?.productName ?? said).slice(0, 3),
  totalFen: 0,
  totalText: '0.00',
  question: '',
  previousId: 0,
  workingSeconds: 0,
  canCancel: false,
  canOrder: false,
  canReinquire: false,
  provinceId: 10009,
  province: '上海市',
  answer: '',
  shortCode: '',
  lines,
  match: countsOf(lines),
  attachments: [],
  ...changes,
});

/** What a change answers, for tests. */
export const aChange = (lines: InquiryLine[], changes: Partial<SheetChange> = {}): SheetChange => ({
  inquiryId: 9,
  lines,
  removed: [],
  lineCount: lines.length,
  match: countsOf(lines),
  ...changes,
});
