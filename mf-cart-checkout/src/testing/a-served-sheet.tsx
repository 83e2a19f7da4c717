import { jest } from '@jest/globals';
import { renderPage, screen } from '@mall/testing';
import CreateInquiryPage from '../features/inquiry/create-inquiry/create-inquiry-page.tsx';
import { aChange, aProduct, aSheet, aSheetLine } from '../parts/inquiry/a-sheet.ts';
import type { InquiryLine, RecognisedList } from '../parts/inquiry/inquiry-types.ts';

/** Lines that match for sure, perhaps, and not at all. */
export const screw = aSheetLine({ id: 1, said: '内六角螺钉 M8*30', privateBrandSku: 'HY1', savingFen: 500 });
export const bearing = aSheetLine({
  id: 2,
  said: '轴承 6204 若干',
  quantity: null,
  quantitySaid: '若干',
  quantityFault: '“若干”不是明确的数量，请填写',
  matchState: 'similar',
  matchStateName: '待确认',
  product: aProduct({ sku: 'BB2', productName: '深沟球轴承 6204' }),
});
export const unknown = aSheetLine({
  id: 3,
  said: '神秘零件 X-1',
  matchState: 'unmatched',
  matchStateName: '未匹配',
  product: null,
  reasons: [],
  candidateCount: 0,
});

/** How a sheet was understood. */
export const picture: RecognisedList = {
  kind: 'table',
  sheets: [
    { name: '采购', rowCount: 3 },
    { name: '说明', rowCount: 1 },
  ],
  mapping: {
    sheet: '采购',
    headerRow: 2,
    columns: [
      { column: 0, role: 'partNumber', header: '编码', certainty: 0.6 },
      { column: 1, role: 'quantity', header: '件数', certainty: 0.9 },
    ],
  },
  isRemembered: false,
  header: ['编码', '件数', '说明'],
  sample: [['6204-2RS', '10', '急']],
  lines: [
    {
      row: 3,
      said: '6204-2RS 10',
      itemNo: '',
      partNumber: '6204-2RS',
      name: '',
      brand: '',
      specification: '',
      quantity: 10,
      quantitySaid: '10',
      unit: '',
      remark: '',
      faults: [],
    },
  ],
  lineCount: 1,
  faultCount: 0,
  original: null,
  notes: ['隐藏的 1 列未读取'],
};
const noSaving = { replacedCount: 0, savedFen: 0, savedText: '', replaceableCount: 0, possibleFen: 0, possibleText: '' };

/** A server that keeps the sheet. */
export function serverOf(first: InquiryLine[]) {
  let lines = first;
  const put = (changed: InquiryLine[], removed: number[] = []) => {
    const fresh = new Map(changed.map((line) => [line.id, line]));
    lines = [
      ...lines.filter(({ id }) => !removed.includes(id)).map((line) => fresh.get(line.id) ?? line),
      ...changed.filter(({ id }) => !lines.some((line) => line.id === id)),
    ];
    return aChange(changed, { removed, lineCount: lines.length, match: aSheet(lines).match });
  };
  return {
    getUnSubmittedInquirySheet: jest.fn(async () => aSheet(lines, { id: lines.length > 0 ? 9 : 0 })),
    getPbTotalDiscountInfo: jest.fn(async () => noSaving),
    updateInquirySheet: jest.fn(
      async ({ items = [] }: { items?: { id: number; quantity?: number; remark?: string; isSelected?: boolean }[] }) =>
        put(
          items.map(({ id, quantity, isSelected, remark }) => {
            const line = lines.find((one) => one.id === id)!;
            return {
              ...line,
              ...(remark === undefined ? {} : { remark }),
              ...(quantity ? { quantity, quantityFault: '' } : {}),
              ...(isSelected === undefined ? {} : { isSelected }),
            };
          }),
        ),
    ),
    deleteInquiryItem: jest.fn(async ({ itemId }: { itemId: number }) => put([], [itemId])),
    identifyTable: jest.fn(async (_: { data?: string; mapping?: RecognisedList['mapping'] }) => picture),
    matchInquirySheet: jest.fn(async (_: object, __?: object) => put([screw])),
    getInquiryMatchTaskProcess: jest.fn(async () => ({
      inquiryId: 9,
      total: 2,
      done: 2,
      exact: 2,
      similar: 0,
      unmatched: 0,
      isDone: true,
      lines: [] as InquiryLine[],
      asOf: '2026-11-22T08:00:00.000Z',
    })),
    getInquiryItemCandidates: jest.fn(async () => ({
      itemId: 2,
      candidates: [
        { product: aProduct({ sku: 'CC3', productName: '轴承 6204-2RS' }), score: 91, state: 'similar' as const, reasons: screw.reasons },
      ],
      equivalents: [aProduct({ sku: 'DD4', productName: '轴承 6204 国产' })],
    })),
    updateInquiryItemBySku: jest.fn(async ({ sku }: { inquiryId: number; itemId: number; sku: string }) =>
      put([{ ...bearing, matchState: 'chosen', matchStateName: '已选定', product: aProduct({ sku }) }]),
    ),
    submitQuotation: jest.fn(async (_: object, __?: object) => ({
      inquiryId: 9,
      inquiryNumber: 'XJ20261122-000001',
      url: '/Customer/InquiryOnlineV2/9',
    })),
    updateInquirySheetAndAddSkusToCart: jest.fn(async (_: object, __?: object) => ({
      added: [{ shoppingCartItemId: 1, sku: 'AA10001', quantity: 100, totalProducts: 4 }],
      refused: [{ itemId: 2, sku: 'BB2', message: '请先确认商品' }],
      totalProducts: 4,
    })),
  };
}
export const location = { getStateProvinces: async () => [{ id: 10009, name: '上海市' }] };
/** The page over such a server. */
export const openSheet = (lines: InquiryLine[], more: { path?: string; uploadFile?: () => Promise<never> } = {}) => {
  const inquiry = serverOf(lines);
  const uploadFile = more.uploadFile ?? (async () => ({ file: 'f'.repeat(26), name: '清单.xlsx', type: 'xlsx', size: 10, url: '/f' }));
  const view = renderPage(<CreateInquiryPage />, {
    answers: { inquiry, location, file: { uploadFile } } as never,
    path: more.path ?? '/customer/createinquiryv2',
    title: '快速询价',
  });
  return { inquiry, ...view };
};
export const rowOf = (name: string) => screen.findByRole('row', { name });
export const pasteField = () => screen.findByRole('textbox', { name: '粘贴或输入清单' });
