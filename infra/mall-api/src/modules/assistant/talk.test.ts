import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type ABuyer, aBuyer } from '../../testing/a-buyer.ts';
import { aColleague } from '../../testing/a-colleague.ts';
import { aMall } from '../../testing/a-mall.ts';
import { anOperator } from '../../testing/an-operator.ts';
import { httpAsker } from '../../testing/http-asker.ts';
import { testingDatabase } from '../../testing/testing-database.ts';
import { sessionService } from '../account/session.service.ts';
import { talkService } from './talk.service.ts';

const db = await testingDatabase();
const app = await aMall(db);
const { get, post } = await httpAsker(app);
let buyer: ABuyer;
beforeAll(async () => {
  buyer = await aBuyer(db);
});
afterAll(() => app.close());

const said = (text: string) => ({ messages: [{ id: 'm1', role: 'user', text }], words: text });

test('a conversation is kept, named, found by what was said, and resumed on another device (rules conversation 3, 4)', async () => {
  const { body: made } = await post('/api/ai/KeepTalk', said('耐油的 O 型圈 20x2.4'), buyer.token);
  expect(made).toMatchObject({ name: '耐油的 O 型圈 20x2.4', version: 1 });
  await post('/api/ai/KeepTalk', said('6204 轴承多少钱'), buyer.token);
  expect((await post('/api/ai/GetTalks', { keyword: 'o 型圈' }, buyer.token)).body).toMatchObject({ total: 1, items: [{ id: made.id }] });
  expect((await post('/api/ai/GetTalks', { keyword: '%' }, buyer.token)).body.total).toBe(0);
  expect((await post('/api/ai/RenameTalk', { id: made.id, name: '密封件' }, buyer.token)).body.name).toBe('密封件');
  expect((await get(`/api/ai/GetTalk/${made.id}`, buyer.token)).body).toMatchObject({ name: '密封件', messages: [{ role: 'user' }] });
  // Both devices have read version 1; the second one is told that the first went on.
  expect((await post('/api/ai/KeepTalk', { id: made.id, version: 1, ...said('有货吗') }, buyer.token)).body.version).toBe(2);
  expect((await post('/api/ai/KeepTalk', { id: made.id, version: 1, ...said('贵吗') }, buyer.token)).reason).toBe(
    'ASSISTANT_TALK_ELSEWHERE',
  );
  expect((await post('/api/ai/DeleteTalk', { id: made.id }, buyer.token)).body).toBe(true);
  expect((await get(`/api/ai/GetTalk/${made.id}`, buyer.token)).reason).toBe('ASSISTANT_TALK_NOT_FOUND');
});

test('nobody else reads, changes or deletes it, not even a colleague (rule conversation 5)', async () => {
  const { body: made } = await post('/api/ai/KeepTalk', said('上次那个'), buyer.token);
  for (const { token } of [await aColleague(db, buyer.kp), await aBuyer(db)]) {
    expect((await get(`/api/ai/GetTalk/${made.id}`, token)).reason).toBe('ASSISTANT_TALK_NOT_FOUND');
    expect((await post('/api/ai/KeepTalk', { id: made.id, version: 1, ...said('x') }, token)).reason).toBe('ASSISTANT_TALK_NOT_FOUND');
    expect((await post('/api/ai/RenameTalk', { id: made.id, name: 'x' }, token)).reason).toBe('ASSISTANT_TALK_NOT_FOUND');
    await post('/api/ai/DeleteTalk', { id: made.id }, token);
    expect((await post('/api/ai/GetTalks', {}, token)).body.total).toBe(0);
  }
  expect((await get(`/api/ai/GetTalk/${made.id}`, buyer.token)).code).toBe(0);
  expect((await post('/api/ai/GetTalks', {})).reason).toBe('NOT_SIGNED_IN');
});

test('a hundred are kept, and what nobody went on with for half a year ends (rule conversation 6)', async () => {
  const other = await aBuyer(db);
  await db.sql`insert into assistant_talk (id, kp_id, name, messages, words, changed_at)
    select 'old' || i, ${other.kp.kpId}, '旧', '[]', '', now() - make_interval(mins => i) from generate_series(1, 102) i`;
  await talkService(db).keep(other.kp.kpId, said('第102段'));
  const { body } = await post('/api/ai/GetTalks', {}, other.token);
  expect([body.total, body.items[0].name]).toEqual([100, '第102段']);
  await db.sql`update assistant_talk set changed_at = now() - interval '181 days' where kp_id = ${other.kp.kpId} and name <> '第102段'`;
  await talkService(db).removeOld();
  expect((await post('/api/ai/GetTalks', {}, other.token)).body.total).toBe(1);
});

test('staff in a person’s account reads, keeps, names and deletes none of their conversations (rule conversation 5)', async () => {
  const { body: made } = await post('/api/ai/KeepTalk', said('采购价谈到多少'), buyer.token);
  const operator = await anOperator(db, ['sales']);
  const token = await sessionService(db).open({ kpId: buyer.kp.kpId, operatorId: operator.id }, { ip: '', userAgent: '' });
  const answers = [
    await post('/api/ai/GetTalks', {}, token),
    await get(`/api/ai/GetTalk/${made.id}`, token),
    await post('/api/ai/KeepTalk', { id: made.id, version: 1, ...said('x') }, token),
    await post('/api/ai/RenameTalk', { id: made.id, name: 'x' }, token),
    await post('/api/ai/DeleteTalk', { id: made.id }, token),
  ];
  expect(new Set(answers.map(({ reason }) => reason))).toEqual(new Set(['NOT_IN_SIMULATION']));
  expect((await get(`/api/ai/GetTalk/${made.id}`, buyer.token)).body.version).toBe(1);
});

test('what two devices keep at once is kept once, the other is told; what is deleted meanwhile stays deleted (rules conversation 4, 5)', async () => {
  const { body: made } = await post('/api/ai/KeepTalk', said('一起'), buyer.token);
  const both = await Promise.all(
    [1, 2].map((n) => post('/api/ai/KeepTalk', { id: made.id, version: 1, ...said(`设备${n}`) }, buyer.token)),
  );
  expect(both.map(({ code, reason }) => (code === 0 ? 'kept' : reason)).sort()).toEqual(['ASSISTANT_TALK_ELSEWHERE', 'kept']);
  const [, late] = await Promise.all([
    post('/api/ai/DeleteTalk', { id: made.id }, buyer.token),
    post('/api/ai/KeepTalk', { id: made.id, version: 2, ...said('答完了') }, buyer.token),
  ]);
  expect(late.code === 0 || late.reason === 'ASSISTANT_TALK_NOT_FOUND').toBe(true);
  expect((await get(`/api/ai/GetTalk/${made.id}`, buyer.token)).reason).toBe('ASSISTANT_TALK_NOT_FOUND');
});
