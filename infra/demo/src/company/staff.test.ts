import { afterAll, expect, test } from '@jest/globals';
import { aMall, testingDatabase, testingInstallationKey } from '@mall/mall-api/testing';
import { demoStaff, keepDemoStaff } from './staff.ts';

const db = await testingDatabase();
const app = await aMall(db, { staff: demoStaff });
afterAll(() => app.close());
const post = async (url: string, payload: object, headers: Record<string, string> = {}) =>
  (await app.inject({ method: 'POST', url, payload, headers })).json();
const phones = async () => (await app.inject({ url: '/api/console/GetAuthenticators' })).json().body as { account: string; code: string }[];

test('one a role signs in with what the console shows; who was changed since stays so, and is played no more', async () => {
  await keepDemoStaff(db, testingInstallationKey);
  await keepDemoStaff(db, testingInstallationKey);
  expect((await phones()).map(({ account }) => account)).toEqual([
    'guanli',
    'xiaoshou',
    'xinyong',
    'cangku',
    'caiwu',
    'neirong',
    'pingtai',
  ]);
  const { body: step } = await post('/api/operator/SignIn', { account: 'guanli', password: 'Mall2026!' });
  const code = (await phones()).find(({ account }) => account === 'guanli')!.code;
  const { body: session } = await post('/api/operator/VerifySecondStep', { ticket: step.ticket, code });
  const headers = { token: session.token };
  const all: { id: number; account: string }[] = (await post('/api/operator/ListOperators', {}, headers)).body;
  await post('/api/operator/ResetOperator', { id: all.find(({ account }) => account === 'caiwu')!.id }, headers);
  await keepDemoStaff(db, testingInstallationKey);
  expect((await phones()).map(({ account }) => account)).not.toContain('caiwu');
});

test('a program acts with the demo’s key', async () => {
  const authorization = 'Bearer mk_1_everybody-knows-this-key-it-is-of-the-demo1';
  expect((await post('/api/staff/ListQueues', {}, { authorization })).code).toBe(0);
  expect((await post('/api/operator/ListOperators', {}, { authorization })).reason).toBe('FORBIDDEN');
});
