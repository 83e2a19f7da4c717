import { aProduct, aSheet, aSheetLine } from './a-sheet.ts';
import type { InquiryCard, InquiryLine, InquirySheet, Quotation } from './inquiry-types.ts';

/** A line that is offered, for tests. Prices in fen. */
export const anOffered = (changes: Partial<InquiryLine> = {}, offer: Partial<NonNullable<InquiryLine['offer']>> = {}): InquiryLine =>
  aSheetLine({
    offer: {
      product: aProduct(),
      isSubstitute: false,
      priceFen: 120,
      priceText: '¥1.20',
      fromQuantity: 100,
      lineTotalFen: 12_000,
      lineTotalText: '120.00',
      deliveryText: '3个工作日内发货',
      remark: '',
      byStaff: true,
      ...offer,
    },
    ...changes,
  });

/** A quotation in force, for tests. */
export const aQuotation = (lines: InquiryLine[], changes: Partial<InquirySheet> = {}): InquirySheet & { qrBase64: string } => ({
  ...aSheet(lines, {
    id: 12,
    inquiryNumber: 'XJ20261120-000012',
    status: 'quoted',
    statusName: '已报价',
    submittedAt: '2026-11-20T02:10:00.000Z',
    quotedAt: '2026-11-20T03:00:00.000Z',
    validUntil: '2099-12-05T03:00:00.000Z',
    totalFen: lines.reduce((sum, { offer }) => sum + (offer?.lineTotalFen ?? 0), 0),
    canCancel: true,
    canOrder: true,
    canReinquire: true,
    ...changes,
  }),
  qrBase64: '',
});

/** The same as the list shows it, for tests. */
export const aCard = (changes: Partial<InquiryCard> = {}): InquiryCard => ({ ...aQuotation([anOffered()]), ...changes });

/** A quotation as whoever has its link reads it, for tests. */
export const aPaper = (changes: Partial<Quotation> = {}): Quotation => ({
  inquiryNumber: 'XJ20261120-000012',
  status: 'quoted',
  statusName: '已报价',
  companyName: '上海启衡机械有限公司',
  projectNumber: 'P-7',
  quotedAt: '2026-11-20T03:00:00.000Z',
  validUntil: '2099-12-05T03:00:00.000Z',
  lines: [
    {
      position: 1,
      itemNo: 'WL-77',
      said: '螺钉 M8*30',
      sku: 'AA10001',
      productName: '内六角圆柱头螺钉',
      manufacturerName: '火也',
      manufacturerPartNumber: 'HY-912-0830',
      specification: 'M8',
      thumbUrl: '',
      isSubstitute: true,
      quantity: 100,
      unit: '个',
      priceText: '¥1.20',
      lineTotalText: '¥120.00',
      fromQuantity: 100,
      deliveryText: '3个工作日内发货',
      remark: '',
      refusedWhy: '',
    },
  ],
  totalFen: 12_000,
  totalText: '¥120.00',
  totalCapitals: '壹佰贰拾元整',
  pageUrl: 'https://example.com/m/quot/a',
  qrBase64: '',
  ...changes,
});
