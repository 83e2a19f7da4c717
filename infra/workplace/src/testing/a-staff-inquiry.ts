import type { QuotingHelp, StaffInquiry, StaffInquiryLine } from '@mall/api-contract/staff';

/** Test builder: what helps to price a SKU. */
export const aHelp = (more: Partial<QuotingHelp> = {}): QuotingHelp => ({
  ...{
    sku: 'BG0001',
    productName: '深沟球轴承 6204-2RS1',
    manufacturerName: '斯凯孚',
    manufacturerPartNumber: '6204-2RS1',
    salesPackUom: '个',
  },
  ...{
    minOrderQty: 1,
    stepValue: 1,
    listFen: 2000,
    usualFen: 1800,
    usualTag: '协议价',
    lastPaid: null,
    free: 120,
    deliveryText: '当日发货',
    fault: '',
  },
  ...more,
});

/** Test builder: a line that nobody quoted yet. */
export const anInquiryLine = (more: Partial<StaffInquiryLine> = {}): StaffInquiryLine => ({
  ...{
    id: 1,
    position: 1,
    said: '轴承 6204 2RS SKF 10个',
    itemNo: '',
    partNumber: '6204 2RS',
    brand: 'SKF',
    name: '轴承',
    specification: '',
  },
  ...{
    quantity: 10,
    quantitySaid: '10',
    unitSaid: '个',
    remark: '',
    matchState: 'exact',
    asked: aHelp(),
    offered: null,
    isSubstitute: false,
  },
  ...{ priceFen: null, fromQuantity: null, days: null, quotedRemark: '', quotedBy: '', refusedWhy: '', isOpen: true, orderedQuantity: 0 },
  ...more,
});

/** Test builder: an inquiry of two lines, one of them quoted by the mall itself. */
export const aStaffInquiry = (more: Partial<StaffInquiry> = {}): StaffInquiry => ({
  ...{
    id: 7,
    inquiryNumber: 'XJ20261122-000007',
    status: 'submitted',
    statusName: '待报价',
    customerId: 1,
    customerName: '上海启衡机械有限公司',
  },
  ...{
    contactName: '王建国',
    submittedAt: '2026-11-22T01:00:00Z',
    quotedAt: '',
    validUntil: '',
    quotingBy: '',
    projectNumber: 'QH-031',
    remark: '急',
  },
  ...{
    question: '',
    answer: '',
    lineCount: 2,
    openCount: 1,
    totalFen: 5000,
    previousId: 0,
    province: '上海市',
    canQuote: true,
    attachments: [],
  },
  lines: [
    anInquiryLine(),
    anInquiryLine({
      id: 2,
      position: 2,
      said: '',
      offered: aHelp({ sku: 'BG0002' }),
      asked: aHelp({ sku: 'BG0002' }),
      priceFen: 500,
      fromQuantity: 10,
      isOpen: false,
    }),
  ],
  ...more,
});
