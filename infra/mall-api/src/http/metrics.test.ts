import { afterAll, expect, test } from '@jest/globals';
import { smsOutbox } from '../adapters/sms.ts';
import { buildApp } from '../app.ts';
import { recordedJobs } from '../jobs/jobs.ts';
import { readSettings } from '../settings.ts';
import { embedded } from '../testing/embedded.ts';
import { testingDatabase } from '../testing/testing-database.ts';

const db = await testingDatabase();
const open = (env: NodeJS.ProcessEnv) =>
  buildApp({ db, settings: readSettings({ ...embedded, ...env }), jobs: recordedJobs(), sms: smsOutbox() });
const app = await open({});
const guarded = await open({ METRICS_TOKEN: 'secret-token' });
afterAll(async () => {
  await app.close();
  await guarded.close();
});

const metrics = async () => (await app.inject('/metrics')).body;

test('requests are counted by the name of their call, refusals by their reason', async () => {
  await app.inject('/api/common/GetAllowSaleStateProvinces');
  await app.inject({ method: 'POST', url: '/api/customer/GetCustomerInfo', payload: {} });
  await app.inject('/api/nobody/serves/this');
  const text = await metrics();
  expect(text).toContain('mall_api_requests_total{call="location.getAllowSaleStateProvinces",status="2xx"} 1');
  expect(text).toContain('mall_api_refusals_total{reason="NOT_SIGNED_IN"} 1');
  expect(text).toContain('mall_api_request_duration_seconds_count{call="account.getCustomerInfo"} 1');
  expect(text).not.toContain('nobody');
  // The one that asks.
  expect(text).toContain('mall_api_requests_in_flight 1');
});

test('the database says how it fares', async () => {
  const text = await metrics();
  expect(text).toContain('mall_api_database_up 1');
  expect(text).toMatch(/mall_api_database_connections\{state="active"\} [1-9]/);
  expect(text).toMatch(/mall_api_database_active_seconds_total \d/);
});

test('figures are for this machine or who has the token', async () => {
  expect((await app.inject({ url: '/metrics', headers: { 'x-forwarded-for': '127.0.0.1' } })).statusCode).toBe(404);
  expect((await app.inject({ url: '/metrics', remoteAddress: '203.0.113.9' })).statusCode).toBe(404);
  expect((await guarded.inject('/metrics')).statusCode).toBe(404);
  const withToken = { url: '/metrics', remoteAddress: '203.0.113.9', headers: { authorization: 'Bearer secret-token' } };
  expect((await guarded.inject(withToken)).statusCode).toBe(200);
});
