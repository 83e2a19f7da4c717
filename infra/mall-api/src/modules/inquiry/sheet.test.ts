import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Inquiry, InquiryLine, SheetChange } from '@mall/api-contract/inquiry';
import { type ABuyer, aBuyer } from '../../testing/a-buyer.ts';
import { type AServedMall, aServedMall } from '../../testing/a-served-mall.ts';
import { aSku } from '../../testing/a-sku.ts';
import { testingDatabase } from '../../testing/testing-database.ts';
import type { FileService } from '../file/file.service.ts';
import { buildSearchIndex } from '../search/index-build.ts';
import { lineService } from './line.service.ts';
import { sheetService } from './sheet.service.ts';
import { submitInquiry } from './submit-inquiry.ts';

const db = await testingDatabase();
let mall: AServedMall;
const skus: string[] = [];
let dear = '';
let cheap = '';
beforeAll(async () => {
  for (let i = 0; i < 12; i += 1)
    skus.push((await aSku(db, { partNumber: `QX${i}-77${i}A`, stock: { 1: 100 }, listPrice: 1000 + i })).skuNumber);
  const [a, b] = [await aSku(db, { listPrice: 900, stock: { 1: 50 } }), await aSku(db, { listPrice: 600, stock: { 1: 50 } })];
  [dear, cheap] = [a.skuNumber, b.skuNumber];
  await db.sql`insert into manufacturer (id, name, pinyin, initial, country, introduction, mark, is_private)
    values (102, '易买优选', 'yimaiyouxuan', 'Y', '中国', '', '{"shape":"plain","text":"易"}', true)`;
  await db.sql`update sku set manufacturer_id = 102 where id = ${b.id}`;
  await db.sql`insert into sku_relation (sku_id, related_id, kind) values (${a.id}, ${b.id}, 1)`;
  await buildSearchIndex(db);
  mall = await aServedMall(db.url);
});
afterAll(() => mall.end());

interface Sheet {
  inquiry: Inquiry;
  id: number;
}
const asker = (buyer: Pick<ABuyer, 'token'>) => {
  const post = async (path: string, payload: object = {}, key = randomUUID()) =>
    (await mall.ask(`/api/inquiry/${path}`, { payload, token: buyer.token, key })).answer;
  const get = async (path: string) => (await mall.ask(`/api/inquiry/${path}`, { token: buyer.token })).answer;
  return {
    post,
    get,
    /** The change that a call answers. */
    async change(path: string, payload: object = {}): Promise<SheetChange> {
      const answer = await post(path, payload);
      if (answer.code !== 0) throw new Error(JSON.stringify(answer));
      return answer.body;
    },
    async sheet(): Promise<Sheet> {
      const inquiry = (await post('GetUnSubmittedInquirySheet')).body as Inquiry;
      return { inquiry, id: inquiry.id };
    },
    add: async (sku: string, quantity: number): Promise<InquiryLine> =>
      ((await post('addInquiryItemIntoDraft', { sku, quantity })).body as SheetChange).lines[0]!,
  };
};
const aClerk = async () => {
  const buyer = await aBuyer(db);
  return { buyer, ...asker(buyer) };
};

test('a buyer begins empty, adds lines of pages and typed ones, and sees each with what it costs now', async () => {
  const clerk = await aClerk();
  expect((await clerk.sheet()).inquiry).toMatchObject({ id: 0, lines: [], lineCount: 0 });
  const made = (await clerk.post('CreateEmptyQuotation')).body as Inquiry;
  expect(made).toMatchObject({ status: 'draft', statusName: '草稿', contactName: '王工', provinceId: 10009, lines: [] });
  expect((await clerk.post('CreateEmptyQuotation')).body.id).toBe(made.id);
  const line = await clerk.add(skus[0]!, 20);
  expect(line).toMatchObject({
    matchState: 'chosen',
    quantity: 20,
    product: { sku: skus[0], priceFen: 1000, stockText: '现货100个', canOrder: true },
  });
  expect((await clerk.add(skus[0]!, 5)).id).not.toBe(line.id);
  const typed = await clerk.change('insertNewQuotationItem', { partnumber_customer: 'qx3 773a', quantity: 2, afterItemId: line.id });
  expect(typed.lines[0]).toMatchObject({ matchState: 'exact', product: { sku: skus[3] }, source: 'typed', quantity: 2 });
  const { inquiry } = await clerk.sheet();
  expect(inquiry.lines.map(({ product }) => product?.sku)).toEqual([skus[0], skus[3], skus[0]]);
  expect(inquiry.match).toEqual({ total: 3, done: 3, exact: 3, similar: 0, unmatched: 0 });
  const none = await clerk.change('insertNewQuotationItem', { text: '谁也不认识的东西 若干' });
  expect(none.lines[0]).toMatchObject({
    matchState: 'unmatched',
    product: null,
    quantity: null,
    quantityFault: '“若干”不是明确的数量，请填写',
  });
  expect((await clerk.post('getDraftInquiryItemCount', {})).code).toBe(404);
  expect((await clerk.get('getDraftInquiryItemCount')).body.count).toBe(4);
});

test('lines are edited, selected, merged and deleted, each answer names what changed', async () => {
  const clerk = await aClerk();
  const [a, b, c] = [await clerk.add(skus[1]!, 5), await clerk.add(skus[1]!, 7), await clerk.add(skus[2]!, 1)];
  expect((await clerk.change('updateInquiryItemQuantity', { itemId: c.id, quantity: 200 })).lines[0]).toMatchObject({
    quantity: 200,
    product: { stockText: '现货100个' },
  });
  expect((await clerk.change('updateInquiryItemRemark', { itemId: a.id, remark: ' 急 ' })).lines[0]!.remark).toBe('急');
  expect(
    (await clerk.change('SelectCustomerInquirySkus', { items: [{ id: b.id, isSelected: false }] })).lines.map(({ id, isSelected }) => [
      id,
      isSelected,
    ]),
  ).toEqual([[b.id, false]]);
  expect((await clerk.change('UpdateQuotationItemSelectedStatus', { itemId: b.id, isSelected: true })).lines[0]!.isSelected).toBe(true);
  expect((await clerk.change('UpdateQuotationPartialItemsSelectedStatus', { isSelected: false })).lines).toHaveLength(3);
  const { id } = await clerk.sheet();
  const merged = await clerk.change(`MergeInquiryItems/${id}`);
  expect(merged).toMatchObject({ removed: [b.id], lineCount: 2 });
  expect(merged.lines).toMatchObject([{ id: a.id, quantity: 12, remark: '急' }]);
  const saved = await clerk.change('UpdateInquirySheet', {
    ...{ inquiryId: id, remark: '整单', projectNumber: 'P-7', provinceId: 10019 },
    ...{ items: [{ id: a.id, quantity: 30, brand_customer: 'SKF' }], deletedIds: [c.id] },
  });
  expect(saved).toMatchObject({ removed: [c.id], lineCount: 1 });
  expect(saved.lines[0]).toMatchObject({ quantity: 30, customer: { brand: 'SKF' } });
  expect((await clerk.sheet()).inquiry).toMatchObject({ remark: '整单', projectNumber: 'P-7', province: '广东省' });
  expect((await clerk.change(`deleteInquiryItem?itemId=${a.id}`)).removed).toEqual([a.id]);
  expect((await clerk.change('deleteQuotationDraftItemBatch', { ids: [a.id, 7] })).removed).toEqual([]);
});

test('a candidate or any SKU is chosen, the company’s own number is remembered, and a page that edits nothing it may not is refused', async () => {
  const clerk = await aClerk();
  const own = `WL-${clerk.buyer.kp.customerId}`;
  const typed = await clerk.change('insertNewQuotationItem', { itemNo: own, name: '谁也不认识', quantity: 3 });
  const line = typed.lines[0]!;
  expect(line.matchState).toBe('unmatched');
  const { id } = await clerk.sheet();
  const chosen = await clerk.change(`UpdateInquiryItemBySku?inquiryId=${id}&itemId=${line.id}&sku=${skus[4]!.toLowerCase()}`);
  expect(chosen.lines[0]).toMatchObject({ matchState: 'chosen', product: { sku: skus[4], itemNo: own } });
  const again = await clerk.change('insertNewQuotationItem', { itemNo: own, quantity: 1 });
  expect(again.lines[0]).toMatchObject({ matchState: 'exact', product: { sku: skus[4] } });
  expect((await clerk.post(`UpdateInquiryItemBySku?inquiryId=${id}&itemId=${line.id}&sku=NOSUCH`)).reason).toBe('INQUIRY_SKU_UNKNOWN');
  const dialog = await clerk.change('updateInquiryItemBySkuWithItem', { itemId: line.id, sku: skus[5], quantity: 9, remark: '要' });
  expect(dialog.lines[0]).toMatchObject({ quantity: 9, remark: '要', product: { sku: skus[5] } });
  const candidates = (await clerk.get(`GetInquiryItemCandidates/${again.lines[0]!.id}`)).body;
  expect(candidates.candidates[0]).toMatchObject({ product: { sku: skus[4] }, state: 'exact' });
  expect((await clerk.post('UpdateInquirySheet', { items: [{ id: line.id, priceFen: 1 }] })).code).toBe(400);
  expect((await clerk.post('addInquiryItemIntoDraft', { sku: skus[0], quantity: 1, quotedPrice: 1 })).code).toBe(400);
});

test('the private brand’s cheaper part takes a line’s place and gives it back; the sheet says what it saves', async () => {
  const clerk = await aClerk();
  const line = await clerk.add(dear, 10);
  expect(line).toMatchObject({ privateBrandSku: cheap, savingFen: 3000 });
  const { id } = await clerk.sheet();
  expect((await clerk.get(`GetPbTotalDiscountInfo/${id}`)).body).toMatchObject({ replaceableCount: 1, possibleFen: 3000, savedFen: 0 });
  const replaced = await clerk.change('UpdateInquiryHuoYeRepalace', { inquiryId: id, itemId: line.id });
  expect(replaced.lines[0]).toMatchObject({ product: { sku: cheap }, replacedSku: dear, savingFen: 3000, privateBrandSku: '' });
  expect((await clerk.get(`GetPbTotalDiscountInfo/${id}`)).body).toMatchObject({ replacedCount: 1, savedText: '¥30.00', possibleFen: 0 });
  expect((await clerk.post(`updateInquiryHuoYeRepalaceBranch/${id}`, {})).reason).toBe('INQUIRY_NOTHING_TO_REPLACE');
  expect((await clerk.change('RestoreInquiryHuoYeRepalace', { inquiryId: id })).lines[0]).toMatchObject({
    product: { sku: dear },
    replacedSku: '',
  });
  expect((await clerk.change(`updateInquiryHuoYeRepalaceBranch/${id}`, { ids: [line.id] })).lines[0]!.replacedSku).toBe(dear);
});

test('a sheet without lines, or with one whose quantity is not said, is not submitted, and the line is named', async () => {
  const clerk = await aClerk();
  const { id } = (await clerk.post('CreateEmptyQuotation')).body as Inquiry;
  const empty = await clerk.post(`SubmitQuotation/${id}`);
  expect([empty.reason, empty.message]).toEqual(['INQUIRY_INCOMPLETE', '您暂时没有待询价的商品']);
  await clerk.add(skus[0]!, 1);
  const vague = (await clerk.change('insertNewQuotationItem', { partnumber_customer: 'QX1-771A' })).lines[0]!;
  const refused = await clerk.post(`SubmitQuotation/${id}`);
  expect(refused.details.faults).toEqual([{ itemId: vague.id, field: 'quantity', message: '第2行：请填写数量' }]);
  expect((await clerk.post('ValidateUpdateInquirySheet', { inquiryId: id })).body.isValid).toBe(false);
  const edit = { inquiryId: id, items: [{ id: vague.id, quantity: 4 }] };
  expect((await clerk.post('ValidateUpdateInquirySheet', edit)).body).toEqual({ isValid: true, faults: [] });
  const submitted = await clerk.post('UpdateInquirySheetAndSubmitQuotation', edit);
  expect(submitted.body).toMatchObject({ inquiryId: id, inquiryNumber: expect.stringMatching(/^XJ\d{8}-\d{6}$/) });
  expect((await clerk.post('updateInquiryItemQuantity', { itemId: vague.id, quantity: 1 })).reason).toBe('INQUIRY_ITEM_NOT_FOUND');
  expect((await clerk.post('UpdateInquirySheet', { inquiryId: id, remark: 'x' })).reason).toBe('INQUIRY_NOT_DRAFT');
});

test('selected lines that name their SKU go into the cart, each SKU once; the others say why not', async () => {
  const clerk = await aClerk();
  const [a] = [await clerk.add(skus[6]!, 2), await clerk.add(skus[6]!, 3)];
  const vague = (await clerk.change('insertNewQuotationItem', { text: '谁也不认识的东西' })).lines[0]!;
  const left = await clerk.add(skus[7]!, 1);
  const { body } = await clerk.post('UpdateInquirySheetAndAddSkusToCart', { items: [{ id: left.id, isSelected: false }] });
  expect(body.added).toMatchObject([{ sku: skus[6], quantity: 5 }]);
  expect(body.refused).toEqual([{ itemId: vague.id, sku: '', message: '还没有选定商品' }]);
  expect((await clerk.sheet()).inquiry.lines.map(({ id }) => id)).toContain(a.id);
});

test('fifty submits at once from two tabs, with and without the same key, are one inquiry', async () => {
  const clerk = await aClerk();
  await clerk.add(skus[0]!, 3);
  const { id } = await clerk.sheet();
  const key = randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, i) => clerk.post(`SubmitQuotation/${id}`, {}, i % 2 ? key : randomUUID())),
  );
  const numbers = new Set(answers.filter(({ code }) => code === 0).map(({ body }) => body.inquiryNumber));
  expect(numbers.size).toBe(1);
  expect(answers.every(({ code, reason }) => code === 0 || reason === 'TOO_MANY_REQUESTS')).toBe(true);
  const [row] = await db.sql`select count(*)::int as n from inquiry where kp_id = ${clerk.buyer.kp.kpId} and status <> 'draft'`;
  expect(row!.n).toBe(1);
  const [told] =
    await db.sql`select count(*)::int as n from webhook_event where type = 'inquiry.submitted' and subject = ${`inquiry:${id}`}`;
  expect(told!.n).toBe(1);
});

test('of submitting and editing at once, what is submitted is what stays; drafts begun at once are one', async () => {
  for (let round = 0; round < 8; round += 1) {
    const { viewer } = await aBuyer(db);
    const sheet = sheetService(db, {} as FileService);
    const begun = await Promise.all(
      Array.from({ length: 6 }, () =>
        lineService(db).add(viewer, { sku: skus[0]!, quantity: 1, partNumberCustomer: '', brandCustomer: '' }),
      ),
    );
    const ids = new Set(begun.map(({ inquiry }) => inquiry.id));
    expect(ids.size).toBe(1);
    const [id = 0] = ids;
    const [itemId = 0] = begun[0]!.changed!;
    const acts = await Promise.allSettled([
      lineService(db).setQuantity(viewer, itemId, 50 + round),
      submitInquiry(db, viewer, id),
      sheet.edit(viewer, { inquiryId: id, items: [{ id: itemId, quantity: 70 + round }] }),
      submitInquiry(db, viewer, id),
      lineService(db).remove(viewer, [itemId]),
    ]);
    expect(acts[1]).toEqual(acts[3]);
    for (const act of acts) if (act.status === 'rejected') expect(act.reason.reason).toMatch(/^INQUIRY_(?:ITEM_NOT_FOUND|NOT_DRAFT)$/);
    const [told] = await db.sql`select data from webhook_event where subject = ${`inquiry:${id}`} and type = 'inquiry.submitted'`;
    const kept = await db.sql`select id, quantity from inquiry_item where inquiry_id = ${id} order by id`;
    const lines = told!.data.inquiry.lines as { id: number; quantity: number }[];
    expect(lines.map((line) => ({ id: line.id, quantity: line.quantity })).sort((a, b) => a.id - b.id)).toEqual([...kept]);
  }
});

test('another company finds no sheet, no line, no candidate and no progress of it, and changes nothing', async () => {
  const [clerk, stranger] = [await aClerk(), await aClerk()];
  const line = await clerk.add(skus[0]!, 3);
  const { id } = await clerk.sheet();
  await stranger.add(skus[1]!, 1);
  const answers = [
    await stranger.post(`GetUnSubmittedInquirySheet?inquiryId=${id}`),
    await stranger.post(`ClearTempInquiryData/${id}`),
    await stranger.post(`UpdateProjectNumber/${id}`, { projectNumber: 'x' }),
    await stranger.post('UpdateInquirySheet', { inquiryId: id, remark: 'x' }),
    await stranger.post('UpdateInquirySheet', { items: [{ id: line.id, quantity: 1 }] }),
    await stranger.post('updateInquiryItemQuantity', { itemId: line.id, quantity: 1 }),
    await stranger.post('updateCostmerPartnumberAndBrand', { itemId: line.id, partnumber_customer: 'x', brand_customer: '' }),
    await stranger.post('SelectCustomerInquirySkus', { items: [{ id: line.id, isSelected: false }] }),
    await stranger.post('updateInquiryItemBySkuWithItem', { itemId: line.id, sku: skus[1] }),
    await stranger.post(`SubmitQuotation/${id}`),
    await stranger.get(`GetInquiryItemCandidates/${line.id}`),
    await stranger.get(`GetInquiryMatchTaskProcess?inquiryId=${id}`),
    await stranger.get(`GetInquiryAttachmentListByInquirId/${id}`),
  ];
  expect([...new Set(answers.map(({ reason }) => reason))].sort()).toEqual(['INQUIRY_ITEM_NOT_FOUND', 'INQUIRY_NOT_FOUND']);
  expect((await stranger.change(`deleteInquiryItem?itemId=${line.id}`)).removed).toEqual([]);
  expect((await clerk.sheet()).inquiry.lines).toEqual([line]);
});

test('project number, comment and region can be changed until it is ordered, by the company’s people; what pages count is added up', async () => {
  const clerk = await aClerk();
  const line = await clerk.add(skus[0]!, 3);
  const { id } = await clerk.sheet();
  expect((await clerk.post('SaveStatisticsDataByTimespan', { inquiryId: id, seconds: 40 })).body).toEqual({ workingSeconds: 40 });
  expect((await clerk.post('SaveStatisticsDataByTimespan', { inquiryId: id, seconds: 2 })).body).toEqual({ workingSeconds: 42 });
  expect((await clerk.post(`SaveStatisticsDataSourceItems/${id}`, { items: [{ itemId: line.id, source: 'pasted' }] })).body).toEqual({
    saved: 1,
  });
  expect((await clerk.sheet()).inquiry.lines[0]!.source).toBe('pasted');
  await clerk
    .post(`SubmitQuotationAndGetWxPubQrcode/${id}`)
    .then(({ body }) => expect(body.qrCode).toMatch(/^data:image\/svg\+xml;base64,/));
  expect((await clerk.post(`UpdateProjectNumber/${id}`, { projectNumber: 'P-9' })).body).toMatchObject({ projectNumber: 'P-9' });
  expect((await clerk.post(`UpdateStateProvince/${id}`, { provinceId: 10019 })).body).toMatchObject({ province: '广东省' });
  expect((await clerk.post(`UpdateStateProvince/${id}`, { provinceId: 10099 })).reason).toBe('INQUIRY_REGION_UNKNOWN');
  expect((await clerk.post('updateQuotationComment', { inquiryId: id, comment: '请加急' })).body.remark).toBe('请加急');
  await db.sql`update inquiry set status = 'cancelled' where id = ${id}`;
  expect((await clerk.post('updateQuotationComment', { inquiryId: id, comment: 'x' })).message).toBe('询价单已取消，不能再修改');
});
