import { expect, test } from '@jest/globals';
import { aBuyer } from '../../testing/a-buyer.ts';
import { aSku } from '../../testing/a-sku.ts';
import { testingDatabase } from '../../testing/testing-database.ts';
import { bulkConfirmService } from './bulk-confirm.service.ts';
import { choiceService } from './choice.service.ts';
import { inquiryItemRepository } from './inquiry-item.repository.ts';

const db = await testingDatabase();
const bulk = bulkConfirmService(db);
const reason = (verdict: 'agrees' | 'differs' | 'unknown') => ({ label: '材质', said: '304', has: '碳钢', verdict });

const aDraft = async (lines: readonly { sku: string; verdicts: Parameters<typeof reason>[0][]; state?: string }[]) => {
  const buyer = await aBuyer(db);
  const { kpId, customerId } = buyer.kp;
  const [row] = await db.sql<{ id: number }[]>`insert into inquiry (kp_id, customer_id) values (${kpId}, ${customerId}) returning id`;
  const id = row!.id;
  const ids = await inquiryItemRepository(db).insert(
    id,
    lines.map(({ sku, state = 'similar' }) => ({
      ...{ said: '螺钉', itemNoCustomer: 'W-1', partNumberCustomer: '', brandCustomer: '', nameCustomer: '', specCustomer: '' },
      ...{
        quantity: 1,
        quantitySaid: '',
        unitSaid: '',
        remark: '',
        unsure: '',
        source: 'pasted' as const,
        skuNumber: sku,
        matchState: state as 'similar',
      },
    })),
  );
  await inquiryItemRepository(db).match(
    id,
    lines.map(({ sku, verdicts, state = 'similar' }, at) => ({
      ...{ id: ids[at]!, skuNumber: sku, matchState: state as 'similar', matchWhy: '规格相近' },
      candidates: [{ sku, score: 80, state: 'similar', reasons: verdicts.map(reason) }],
    })),
    false,
  );
  const states = async () => (await inquiryItemRepository(db).lines(id)).map(({ matchState, matchWhy }) => `${matchState} ${matchWhy}`);
  return { buyer, id, ids, states };
};

test('confirmed together are similar lines as they were seen; what differs, changed or isn’t similar stays; and it is taken back whole (rule inquiry 59)', async () => {
  const { skuNumber } = await aSku(db, {});
  const draft = await aDraft([
    { sku: skuNumber, verdicts: ['agrees', 'unknown'] },
    { sku: skuNumber, verdicts: ['agrees', 'differs'] },
    { sku: skuNumber, verdicts: ['unknown'] },
    { sku: skuNumber, verdicts: ['agrees'] },
    { sku: skuNumber, verdicts: ['agrees'], state: 'exact' },
  ]);
  const items = draft.ids.map((itemId, at) => ({ itemId, sku: at === 3 ? 'ELSE1' : skuNumber.toLowerCase() }));
  const { changed } = await bulk.confirm(draft.buyer.viewer, draft.id, items);
  expect(changed).toEqual([draft.ids[0]]);
  expect(await draft.states()).toEqual([
    ...['chosen 您已确认：规格相近', 'similar 规格相近', 'similar 规格相近', 'similar 规格相近', 'exact 规格相近'],
  ]);
  // What the buyer chose by themselves isn't taken back with it.
  await choiceService(db).choose(draft.buyer.viewer, { inquiryId: draft.id, itemId: draft.ids[1]!, sku: skuNumber });
  await bulk.undo(draft.buyer.viewer, draft.id, draft.ids);
  expect((await draft.states()).slice(0, 2)).toEqual(['similar 规格相近', 'chosen 您选定的商品']);
});

test('twenty presses at once confirm once, and nobody confirms another’s lines', async () => {
  const { skuNumber } = await aSku(db, {});
  const draft = await aDraft([{ sku: skuNumber, verdicts: ['agrees'] }]);
  const items = [{ itemId: draft.ids[0]!, sku: skuNumber }];
  const stranger = await aBuyer(db);
  await expect(bulk.confirm(stranger.viewer, draft.id, items)).rejects.toMatchObject({ reason: 'INQUIRY_NOT_FOUND' });
  expect((await bulk.confirm(stranger.viewer, 0, items)).changed).toEqual([]);
  const all = await Promise.all(Array.from({ length: 20 }, () => bulk.confirm(draft.buyer.viewer, draft.id, items)));
  expect(all.flatMap(({ changed }) => changed)).toEqual([draft.ids[0]]);
  expect(await draft.states()).toEqual(['chosen 您已确认：规格相近']);
});
