import { afterAll, expect, test } from '@jest/globals';
import type { AgreementHead } from '@mall/api-contract/content';
import { agreementTypes } from '@mall/domain/content';
import { aBuyer } from '../../testing/a-buyer.ts';
import { aCompany } from '../../testing/a-company.ts';
import { aMall } from '../../testing/a-mall.ts';
import { aSku } from '../../testing/a-sku.ts';
import { everyAgreement } from '../../testing/agreed.ts';
import { testingDatabase } from '../../testing/testing-database.ts';
import { sessionService } from '../account/session.service.ts';
import { agreementService } from './agreement.service.ts';

const db = await testingDatabase();
const app = await aMall(db);
const address = await app.listen({ port: 0, host: '127.0.0.1' });
afterAll(() => app.close());

/** Over real HTTP, as the gateway asks. */
const ask = async (path: string, payload?: object, { token = '', ip = '198.51.100.1', key = '' } = {}) => {
  const headers = {
    ...{ 'content-type': 'application/json', 'x-forwarded-for': ip },
    ...(token ? { token } : {}),
    ...(key ? { 'idempotency-key': key } : {}),
  };
  const answer = await fetch(`${address}${path}`, payload ? { method: 'POST', headers, body: JSON.stringify(payload) } : { headers });
  // biome-ignore lint/suspicious/noExplicitAny: an envelope of any call
  return { status: answer.status, ...((await answer.json()) as Record<string, any>) } as Record<string, any>;
};
const anAddress = () => `203.0.113.${(Math.random() * 250 + 1) | 0}`;
const aCodeFor = async (phone: string) => {
  await ask('/api/customer/GetMobileCode', { cellPhone: phone }, { ip: anAddress() });
  const { body } = await ask(`/api/console/GetSmsMessages?phone=${phone}`);
  return /(\d{6})/.exec((body as { text: string }[])[0]!.text)![1]!;
};
const aNumber = () => `186${String(Math.random()).slice(2, 10).padEnd(8, '7')}`;
const acceptedBy = (kpId: number) => db.sql<{ type: number; version: number; ip: string; requestId: string }[]>`
  select type, version, ip, request_id from agreement_acceptance where kp_id = ${kpId} order by type, version`;
const publish = async (type: number, change = '补充了一条说明') => {
  const { version, title, sections } = await agreementService(db).read(type);
  return agreementService(db).publish({ type, version: version + 1, title, change, sections });
};
const newestOf = (heads: readonly AgreementHead[]) => heads.map(({ type, version }) => ({ type, version }));

test('a mall that nobody filled has every agreement, complete and without a gap to fill in', async () => {
  const { body } = await ask('/api/agreement/GetAgreementsInForce');
  expect((body as AgreementHead[]).map(({ type, title }) => [type, title])).toEqual([
    [0, '用户注册协议'],
    [1, '隐私政策'],
    [2, '账期服务协议'],
  ]);
  for (const type of agreementTypes) {
    const { sections, version, change } = await agreementService(db).read(type);
    expect([version, change]).toEqual([1, '首次发布']);
    expect(sections.length).toBeGreaterThanOrEqual(8);
    const text = sections.flatMap(({ title, paragraphs }) => [title, ...paragraphs]).join('');
    expect(text).toContain(type === 1 ? '百工商城（上海）工业用品有限公司' : '协议');
    expect(text).not.toMatch(/XX|××|\[|\{|_{2}|某某|待定|TODO/);
  }
});

test('a version is read by its number, and one that is not there is not found', async () => {
  const second = await publish(0, '第六条写明待付款的订单保留72小时');
  expect(second).toMatchObject({ version: 2, isInForce: true, versions: [{ version: 2 }, { version: 1, change: '首次发布' }] });
  const read = (query: string) => ask(`/api/agreement/GetAgreement?${query}`);
  expect((await read('type=0')).body).toMatchObject({ version: 2, change: '第六条写明待付款的订单保留72小时' });
  expect((await read('type=0&version=1')).body).toMatchObject({ version: 1, isInForce: false, title: '用户注册协议' });
  for (const query of ['type=0&version=9', 'type=77'])
    expect(await read(query)).toMatchObject({ status: 404, reason: 'AGREEMENT_NOT_FOUND', message: '没有找到该协议' });
});

test('a published version is never changed, and only the next one can be published, once', async () => {
  await expect(db.sql`update agreement set title = '别的' where type = 0 and version = 1`).rejects.toThrow('never changed');
  await expect(db.sql`delete from agreement where type = 2`).rejects.toThrow('never changed');
  const { sections, title, version } = await agreementService(db).read(2);
  const next = (at: number, type = 2) => agreementService(db).publish({ type, version: at, title, change: '改了', sections });
  await expect(next(version)).rejects.toMatchObject({ reason: 'AGREEMENT_NOT_NEWER', details: { type: 2, version } });
  await expect(next(version + 2)).rejects.toMatchObject({ reason: 'AGREEMENT_NOT_NEWER' });
  await expect(next(1, 77)).rejects.toMatchObject({ reason: 'AGREEMENT_NOT_FOUND' });
  const atOnce = await Promise.allSettled(Array.from({ length: 10 }, () => next(version + 1)));
  expect(atOnce.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect((await agreementService(db).read(2)).versions).toHaveLength(version + 1);
});

test('nobody but staff publishes', async () => {
  const { token } = await aCompany(db);
  const { versions, type, title, sections } = await agreementService(db).read(1);
  const next = { type, version: versions[0]!.version + 1, title, change: '偷偷改了', sections };
  expect((await ask('/api/staff/PublishAgreement', next)).reason).toBe('NOT_SIGNED_IN');
  expect((await ask('/api/staff/PublishAgreement', next, { token })).reason).toBe('FORBIDDEN');
  expect((await agreementService(db).read(1)).versions).toEqual(versions);
});

test('without the tick nobody gets in by code and nobody registers; the code is still good', async () => {
  const phone = aNumber();
  const byCode = { userName: phone, mobileCode: await aCodeFor(phone) };
  const refused = await ask('/api/customer/LoginByCode', byCode);
  expect(refused).toMatchObject({ reason: 'AGREEMENT_NOT_ACCEPTED', message: '请先阅读并同意相关协议' });
  const { agreements: open } = refused.details as { agreements: AgreementHead[] };
  expect(open.map(({ type }) => type)).toEqual([0, 1]);
  // One of two is none.
  expect((await ask('/api/customer/LoginByCode', { ...byCode, agreements: newestOf(open).slice(0, 1) })).reason).toBe(
    'AGREEMENT_NOT_ACCEPTED',
  );
  const agreements = newestOf(open);
  const { message: registerToken } = await ask('/api/customer/LoginByCode', { ...byCode, agreements });
  const registration = { registerToken, companyName: '苏州勾选机械有限公司', contactName: '李敏' };
  // What was not asked for is not kept, whatever its version.
  const more = [...agreements, { type: 2, version: 9999 }];
  expect((await ask('/api/customer/Register', registration)).reason).toBe('AGREEMENT_NOT_ACCEPTED');
  const { body } = await ask('/api/customer/Register', { ...registration, agreements: more }, { ip: '203.0.113.9' });
  const { kpId, token } = body as { kpId: number; token: string };
  expect(await acceptedBy(kpId)).toEqual(
    agreements.map((one) => ({ ...one, ip: '203.0.113.9', requestId: expect.stringMatching(/^[\w-]{8,}$/) })),
  );
  expect((await ask('/api/customer/GetCustomerInfo', {}, { token })).body).toMatchObject({ agreementsToAccept: [] });
});

test('a login by code keeps what was ticked; by password nothing is ticked, and the page asks', async () => {
  const { phone, kp } = await aCompany(db, { password: 'Mall2026!', agrees: false });
  const login = await ask('/api/customer/Login', { username: phone, password: 'Mall2026!' }, { ip: anAddress() });
  const { token } = login.body as { token: string };
  const info = await ask('/api/customer/GetCustomerInfo', {}, { token });
  expect(info.body).toMatchObject({ agreementsToAccept: [{ type: 0, acceptedVersion: 0 }, { type: 1 }] });
  const agreements = (await everyAgreement(db)).filter(({ type }) => type !== 2);
  const answer = await ask('/api/customer/LoginByCode', { userName: phone, mobileCode: await aCodeFor(phone), agreements });
  expect(answer.code).toBe(0);
  expect(await acceptedBy(kp.kpId)).toMatchObject(agreements);
});

test('a version published while the form is open asks again, with nothing lost: code and token are still good', async () => {
  const phone = aNumber();
  const seen = (await everyAgreement(db)).filter(({ type }) => type !== 2);
  const mobileCode = await aCodeFor(phone);
  await publish(1);
  const outdated = await ask('/api/customer/LoginByCode', { userName: phone, mobileCode, agreements: seen });
  expect(outdated).toMatchObject({ reason: 'AGREEMENT_OUTDATED', message: '协议已更新，请阅读新版本后再次确认' });
  const newer = newestOf((outdated.details as { agreements: AgreementHead[] }).agreements);
  const { message: registerToken } = await ask('/api/customer/LoginByCode', { userName: phone, mobileCode, agreements: newer });
  await publish(0);
  const registration = { registerToken, companyName: '苏州更新机械有限公司', contactName: '李敏' };
  const again = await ask('/api/customer/Register', { ...registration, agreements: newer });
  expect(again.reason).toBe('AGREEMENT_OUTDATED');
  const newest = newestOf((again.details as { agreements: AgreementHead[] }).agreements);
  expect((await ask('/api/customer/Register', { ...registration, agreements: newest })).code).toBe(0);
});

test('a new version asks who is here already, and refuses orders until it is agreed to; reading stays free', async () => {
  const { skuNumber } = await aSku(db);
  const buyer = await aBuyer(db);
  await buyer.wants(skuNumber, 2);
  const order = await buyer.confirms();
  const key = 'agreements-order-1';
  await publish(0, '新增第十七条');
  const { body } = await ask('/api/customer/GetCustomerInfo', {}, buyer);
  const { agreementsToAccept } = body as { agreementsToAccept: (AgreementHead & { acceptedVersion: number })[] };
  expect(agreementsToAccept).toMatchObject([{ type: 0, change: '新增第十七条' }]);
  expect(agreementsToAccept[0]!.acceptedVersion).toBe(agreementsToAccept[0]!.version - 1);
  const place = (as: { token: string }) => ask('/api/checkout/ConfirmOrder', order, { ...as, key });
  expect(await place(buyer)).toMatchObject({ reason: 'AGREEMENT_NOT_ACCEPTED', details: { agreements: [{ type: 0 }] } });
  expect((await ask('/api/checkout/Confirm', undefined, buyer)).code).toBe(0);

  const accept = (agreements: object[], as: { token: string }) => ask('/api/agreement/AcceptAgreements', { agreements }, as);
  const { type, version, acceptedVersion } = agreementsToAccept[0]!;
  expect((await accept([{ type, version: acceptedVersion }], buyer)).reason).toBe('AGREEMENT_OUTDATED');
  expect((await accept([{ type, version: version + 1 }], buyer)).reason).toBe('AGREEMENT_OUTDATED');
  expect((await accept([], buyer)).body).toHaveLength(1);
  expect((await accept([{ type, version }], buyer)).body).toEqual([]);
  expect((await place(buyer)).code).toBe(0);
  // The same again has its answer, whatever was published since.
  await publish(0);
  expect((await place(buyer)).code).toBe(0);
});

test('staff in a buyer’s account neither agree nor order for the buyer', async () => {
  const { skuNumber } = await aSku(db);
  const buyer = await aBuyer(db);
  await buyer.wants(skuNumber, 1);
  const order = await buyer.confirms();
  const [operator] = await db.sql<{ id: number }[]>`
    insert into operator (account, name, employee_no, password_hash, roles) values ('agree-op', '周琳', 'A-1', '', '{sales}') returning id`;
  const token = await sessionService(db).open({ kpId: buyer.kp.kpId, operatorId: operator!.id }, { ip: '', userAgent: '' });
  await publish(0);
  const agreements = await everyAgreement(db);
  expect(await ask('/api/agreement/AcceptAgreements', { agreements }, { token })).toMatchObject({
    status: 403,
    reason: 'NOT_IN_SIMULATION',
  });
  expect((await ask('/api/checkout/ConfirmOrder', order, { token, key: 'agreements-op-1' })).reason).toBe('NOT_IN_SIMULATION');
  expect(await acceptedBy(buyer.kp.kpId)).toHaveLength(3);
});

test('paying on account asks for its own agreement', async () => {
  const { token, kp } = await aCompany(db, { agrees: false });
  const agreements = await everyAgreement(db);
  const accept = (types: number[]) =>
    ask('/api/agreement/AcceptAgreements', { agreements: agreements.filter(({ type }) => types.includes(type)) }, { token });
  expect((await accept([0, 1])).body).toEqual([]);
  const pay = () => ask('/api/order/PayByUseCreditBalance', { orderId: '1' }, { token });
  expect(await pay()).toMatchObject({ reason: 'AGREEMENT_NOT_ACCEPTED', details: { agreements: [{ type: 2, title: '账期服务协议' }] } });
  await accept([2]);
  expect((await pay()).reason).toBe('ORDER_NOT_FOUND');
  expect(await acceptedBy(kp.kpId)).toMatchObject(agreements);
});

test('fifty acceptances at once are one row a version', async () => {
  const { token, kp } = await aCompany(db, { agrees: false });
  const agreements = await everyAgreement(db);
  // The line of one person is sixteen long (rule calls 27): whoever is turned away comes again.
  const insist = async (mixed: object[]): Promise<string> => {
    const { reason } = await ask('/api/agreement/AcceptAgreements', { agreements: mixed }, { token });
    return reason === 'TOO_MANY_REQUESTS' ? insist(mixed) : (reason ?? 'ok');
  };
  const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => insist(index % 2 ? agreements : [...agreements].reverse())));
  expect(new Set(answers)).toEqual(new Set(['ok']));
  expect(await acceptedBy(kp.kpId)).toMatchObject(agreements);
});

test('while versions are published people register: each has agreed to a version that was in force, and to all agreements', async () => {
  const people = await Promise.all(
    Array.from({ length: 12 }, async () => {
      const phone = aNumber();
      return { phone, mobileCode: await aCodeFor(phone), ip: anAddress() };
    }),
  );
  const first = (await agreementService(db).read(0)).version;
  const publishing = (async () => {
    for (let at = 0; at < 6; at += 1) await publish(at % 2);
  })();
  const sent = async (path: string, payload: object, ip: string): Promise<Awaited<ReturnType<typeof ask>>> => {
    const { body } = await ask('/api/agreement/GetAgreementsInForce');
    const answer = await ask(path, { ...payload, agreements: newestOf(body as AgreementHead[]) }, { ip });
    return answer.reason === 'AGREEMENT_OUTDATED' ? sent(path, payload, ip) : answer;
  };
  const registered = await Promise.all(
    people.map(async ({ phone, mobileCode, ip }) => {
      const { message: registerToken } = await sent('/api/customer/LoginByCode', { userName: phone, mobileCode }, ip);
      const answer = await sent('/api/customer/Register', { registerToken, companyName: '常州同时机械有限公司', contactName: '韩梅' }, ip);
      return (answer.body as { kpId: number }).kpId;
    }),
  );
  await publishing;
  for (const kpId of registered) {
    const rows = await acceptedBy(kpId);
    expect(rows.map(({ type }) => type)).toEqual([0, 1]);
    expect(rows[0]!.version).toBeGreaterThanOrEqual(first);
  }
});
