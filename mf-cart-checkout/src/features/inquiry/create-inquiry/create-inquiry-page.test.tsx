/** @jest-environment jsdom */
import { beforeEach, expect, jest, test } from '@jest/globals';
import { accessibilityFaults, fireEvent, refusal, renderPage, screen, waitFor, within } from '@mall/testing';
import { aChange, aProduct, aSheet, aSheetLine } from '../../../parts/inquiry/a-sheet.ts';
import type { InquiryLine, RecognisedList } from '../../../parts/inquiry/inquiry-types.ts';
import CreateInquiryPage from './create-inquiry-page.tsx';

beforeEach(() => sessionStorage.clear());

const screw = aSheetLine({ id: 1, said: '内六角螺钉 M8*30', privateBrandSku: 'HY1', savingFen: 500 });
const bearing = aSheetLine({
  id: 2,
  said: '轴承 6204 若干',
  quantity: null,
  quantitySaid: '若干',
  quantityFault: '“若干”不是明确的数量，请填写',
  matchState: 'similar',
  matchStateName: '待确认',
  product: aProduct({ sku: 'BB2', productName: '深沟球轴承 6204' }),
});
const unknown = aSheetLine({
  id: 3,
  said: '神秘零件 X-1',
  matchState: 'unmatched',
  matchStateName: '未匹配',
  product: null,
  reasons: [],
  candidateCount: 0,
});

const picture: RecognisedList = {
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
  notes: ['隐藏的 1 列未读取'],
};
const noSaving = { replacedCount: 0, savedFen: 0, savedText: '', replaceableCount: 0, possibleFen: 0, possibleText: '' };

/** A server that keeps the sheet. */
function serverOf(first: InquiryLine[]) {
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
const location = { getStateProvinces: async () => [{ id: 10009, name: '上海市' }] };
const open = (lines: InquiryLine[], more: { path?: string; uploadFile?: () => Promise<never> } = {}) => {
  const inquiry = serverOf(lines);
  const uploadFile = more.uploadFile ?? (async () => ({ file: 'f'.repeat(26), name: '清单.xlsx', type: 'xlsx', size: 10, url: '/f' }));
  const view = renderPage(<CreateInquiryPage />, {
    answers: { inquiry, location, file: { uploadFile } } as never,
    path: more.path ?? '/customer/createinquiryv2',
    title: '快速询价',
  });
  return { inquiry, ...view };
};
const rowOf = (name: string) => screen.findByRole('row', { name });
const paste = () => screen.findByRole('textbox', { name: '粘贴或输入清单' });

test('an empty sheet begins with a list, and says how it goes on', async () => {
  const { container, user } = open([]);
  await paste();
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: '识别并匹配' }));
  expect(screen.getByText('请先粘贴或输入要询价的内容，一行一种')).toBeInTheDocument();
  expect(await paste()).toHaveFocus();
});

test('the words of a search stand in the field', async () => {
  open([], { path: '/customer/createinquiryv2?q=M8x30%20内六角' });
  await waitFor(async () => expect(await paste()).toHaveValue('M8x30 内六角'));
  expect(window.location.search).toBe('');
});

test('a pasted table is shown as it was understood, corrected, and matched when the buyer says yes', async () => {
  const { user, inquiry, container, seen } = open([]);
  fireEvent.change(await paste(), { target: { value: '编码\t件数\n6204-2RS\t10' } });
  await user.click(screen.getByRole('button', { name: '识别并匹配' }));
  expect(await screen.findByRole('heading', { name: '请核对识别结果' })).toHaveFocus();
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.selectOptions(screen.getByRole('combobox', { name: '第 3 列（说明）是' }), '备注');
  await waitFor(() => expect(inquiry.identifyTable).toHaveBeenCalledTimes(2));
  expect(inquiry.identifyTable.mock.calls[1]![0].mapping!.columns[2]).toMatchObject({ column: 2, role: 'remark' });
  await waitFor(() => expect(screen.getByRole('button', { name: '识别正确，开始匹配' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: '识别正确，开始匹配' }));
  expect(await rowOf('内六角螺钉 M8*30')).toBeInTheDocument();
  expect(inquiry.matchInquirySheet.mock.calls[0]![0]).toMatchObject({
    data: '编码\t件数\n6204-2RS\t10',
    inquiryMatchType: 1,
    mapping: { sheet: '采购', headerRow: 2 },
  });
  expect(seen.notices[0]!.text).toContain('1 行已匹配');
});

test('a file that is refused says why, and what was typed stays', async () => {
  const { user } = open([], { uploadFile: () => Promise.reject(refusal('FILE_TOO_LARGE', '文件不能超过10 MB', { limit: 10 })) });
  fireEvent.change(await paste(), { target: { value: '6204' } });
  await user.upload(screen.getByLabelText('选择文件'), new File(['x'], '清单.xlsx'));
  expect(await screen.findByText('文件不能超过10 MB')).toBeInTheDocument();
  expect(await paste()).toHaveValue('6204');
});

test('a photo that can’t be read can be asked about as it is', async () => {
  const { user, inquiry, seen } = open([]);
  const ask = jest.fn(async (_: object, __?: object) => ({ inquiryId: 12, inquiryNumber: 'XJ1', url: '/Customer/InquiryOnlineV2/12' }));
  Object.assign(inquiry, { createQuotationWithCustomerFile: ask });
  inquiry.identifyTable.mockRejectedValue(refusal('FILE_UNREADABLE', '图片里没有读出文字'));
  await paste();
  await user.upload(screen.getByLabelText('选择文件'), new File(['x'], '照片.jpg', { type: 'image/jpeg' }));
  await user.click(await screen.findByRole('button', { name: '直接用此文件询价' }));
  await waitFor(() => expect(seen.navigations).toEqual(['/Customer/InquiryOnlineV2/12']));
  expect(ask.mock.calls[0]![0]).toEqual({ uploadFilePath: 'f'.repeat(26), remark: '照片.jpg' });
});

test('lines stand with what was said, what it was taken for and why, and are filtered by state', async () => {
  const { user, container } = open([screw, bearing, unknown]);
  expect(await rowOf('内六角螺钉 M8*30')).toHaveTextContent('¥1.25');
  expect(within(await rowOf('内六角螺钉 M8*30')).getByRole('list', { name: '匹配依据' })).toHaveTextContent('强度');
  expect(await rowOf('轴承 6204 若干')).toHaveTextContent('“若干”不是明确的数量，请填写');
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: '未匹配 1' }));
  await waitFor(() => expect(screen.queryByRole('row', { name: '内六角螺钉 M8*30' })).not.toBeInTheDocument());
  expect(await rowOf('神秘零件 X-1')).toBeInTheDocument();
});

test('arrows and Enter move through a column, and a quantity counts when it is left', async () => {
  const { user, inquiry } = open([screw, bearing, unknown]);
  const first = within(await rowOf('内六角螺钉 M8*30')).getByRole('textbox', { name: /的数量/ });
  const second = within(await rowOf('轴承 6204 若干')).getByRole('textbox', { name: /的数量/ });
  await user.click(first);
  await user.clear(first);
  await user.type(first, '30{Enter}');
  expect(second).toHaveFocus();
  await user.keyboard('12{ArrowDown}');
  expect(within(await rowOf('神秘零件 X-1')).getByRole('textbox', { name: /的数量/ })).toHaveFocus();
  await waitFor(() =>
    expect(inquiry.updateInquirySheet.mock.calls.flatMap(([{ items }]) => items)).toEqual(
      expect.arrayContaining([expect.objectContaining({ id: 1, quantity: 30 }), expect.objectContaining({ id: 2, quantity: 12 })]),
    ),
  );
  await user.keyboard('{ArrowUp}{Home}{ArrowLeft}');
  expect(within(await rowOf('轴承 6204 若干')).getByRole('textbox', { name: /的客户品牌/ })).toHaveFocus();
});

test('a quantity against the product’s step is corrected in words', async () => {
  const { user } = open([{ ...screw, product: aProduct({ minOrderQty: 10, stepValue: 10 }) }]);
  const field = within(await rowOf('内六角螺钉 M8*30')).getByRole('textbox', { name: /的数量/ });
  await user.clear(field);
  await user.type(field, '15{Enter}');
  expect(await screen.findByText('起订量后的步进值必须为10')).toBeInTheDocument();
  expect(field).toHaveValue('10');
});

test('what was typed survives an error and a reload', async () => {
  const first = open([screw]);
  first.inquiry.updateInquirySheet.mockRejectedValue(refusal('NETWORK', '网络异常'));
  const field = within(await rowOf('内六角螺钉 M8*30')).getByRole('textbox', { name: /的备注/ });
  await first.user.type(field, '急用{Enter}');
  expect(await screen.findByText('有修改尚未保存，您填写的内容已保留')).toBeInTheDocument();
  expect(field).toHaveValue('急用');
  first.unmount();
  const again = open([screw]);
  expect(within(await rowOf('内六角螺钉 M8*30')).getByRole('textbox', { name: /的备注/ })).toHaveValue('急用');
  await waitFor(() => expect(again.inquiry.updateInquirySheet).toHaveBeenCalledWith({ items: [{ id: 1, remark: '急用' }] }));
});

test('a candidate is chosen in a dialog that says what agrees and what doesn’t', async () => {
  const { user, inquiry } = open([screw, bearing]);
  await user.click(within(await rowOf('轴承 6204 若干')).getByRole('button', { name: '换一个（候选 2）' }));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByRole('list', { name: '候选商品' })).toHaveTextContent('匹配度 91');
  expect(within(dialog).getByRole('list', { name: '其他品牌的替代品' })).toHaveTextContent('国产');
  expect(await accessibilityFaults(dialog)).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: '选用 轴承 6204-2RS CC3' }));
  await waitFor(() => expect(inquiry.updateInquiryItemBySku).toHaveBeenCalledWith({ inquiryId: 9, itemId: 2, sku: 'CC3' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await rowOf('轴承 6204 若干')).toHaveTextContent('已选定');
});

test('what a line was taken for is confirmed with one press', async () => {
  const { user, inquiry } = open([screw, bearing]);
  await user.click(within(await rowOf('轴承 6204 若干')).getByRole('button', { name: '就是它' }));
  await waitFor(() => expect(inquiry.updateInquiryItemBySku).toHaveBeenCalledWith({ inquiryId: 9, itemId: 2, sku: 'BB2' }));
  await waitFor(async () => expect(await rowOf('轴承 6204 若干')).toHaveTextContent('已选定'));
});

test('deleting asks first', async () => {
  const { user, inquiry } = open([screw, bearing]);
  await user.click(within(await rowOf('轴承 6204 若干')).getByRole('button', { name: '删除 轴承 6204 若干' }));
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent('确认删除当前询价商品吗');
  await user.click(within(question).getByRole('button', { name: '删除' }));
  await waitFor(() => expect(screen.queryByRole('row', { name: '轴承 6204 若干' })).not.toBeInTheDocument());
  expect(inquiry.deleteInquiryItem).toHaveBeenCalledWith({ itemId: 2 });
});

test('a sheet that lacks something names it, goes there, and is submitted when it is whole', async () => {
  const { user, inquiry, seen, platform } = open([screw, bearing]);
  inquiry.submitQuotation.mockRejectedValueOnce(
    refusal('INQUIRY_INCOMPLETE', '询价单还不能提交', {
      faults: [{ itemId: 2, field: 'quantity', message: '“若干”不是明确的数量，请填写' }],
    }),
  );
  await rowOf('内六角螺钉 M8*30');
  await user.click(screen.getByRole('button', { name: '提交询价单' }));
  expect(await screen.findByRole('button', { name: '第 2 行：“若干”不是明确的数量，请填写' })).toBeInTheDocument();
  const field = within(await rowOf('轴承 6204 若干')).getByRole('textbox', { name: /的数量/ });
  await waitFor(() => expect(field).toHaveFocus());
  await user.type(field, '8{Enter}');
  const told = jest.fn();
  platform.bus.on('inquiry:changed', told);
  await user.dblClick(screen.getByRole('button', { name: '提交询价单' }));
  await waitFor(() => expect(seen.navigations).toEqual(['/Customer/InquiryOnlineV2/9']));
  expect(inquiry.submitQuotation).toHaveBeenCalledTimes(2);
  expect(inquiry.updateInquirySheet).toHaveBeenCalledWith({ items: [{ id: 2, quantity: 8 }] });
  expect(told).toHaveBeenCalled();
});

test('chosen lines go to the cart, and what could not is named', async () => {
  const { user, seen } = open([screw, bearing]);
  await rowOf('内六角螺钉 M8*30');
  await user.click(screen.getByRole('button', { name: '加入购物车' }));
  await waitFor(() => expect(seen.notices).toEqual([{ tone: 'success', text: '1 种商品已成功加入购物车！' }]));
  expect(screen.getByText('第 2 行：请先确认商品')).toBeInTheDocument();
});

test('a matching that was begun before goes on with its progress, and its lines come as they are matched', async () => {
  const waiting = aSheetLine({ id: 2, said: '还在匹配', matchState: 'waiting', matchStateName: '匹配中', product: null, reasons: [] });
  const { inquiry } = open([screw, waiting]);
  let isDone = false;
  inquiry.getInquiryMatchTaskProcess.mockImplementation(async () => ({
    inquiryId: 9,
    total: 2,
    done: isDone ? 2 : 1,
    exact: 1,
    similar: 0,
    unmatched: 0,
    isDone,
    lines: [],
    asOf: '2026-11-22T08:00:00.000Z',
  }));
  expect(await screen.findByRole('progressbar', { name: '匹配进度' })).toHaveAttribute('max', '2');
  inquiry.getUnSubmittedInquirySheet.mockResolvedValue(aSheet([screw, aSheetLine({ id: 2, said: '还在匹配' })]));
  isDone = true;
  await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
  expect(await rowOf('还在匹配')).toHaveTextContent('已匹配');
});

test('a sheet that can’t be read says so, with a retry', async () => {
  const inquiry = serverOf([screw]);
  inquiry.getUnSubmittedInquirySheet.mockRejectedValueOnce(refusal('NETWORK', '网络异常'));
  const { user } = renderPage(<CreateInquiryPage />, { answers: { inquiry, location } as never });
  await user.click(await screen.findByRole('button', { name: '重试' }));
  expect(await rowOf('内六角螺钉 M8*30')).toBeInTheDocument();
});
