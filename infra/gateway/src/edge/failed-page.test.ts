import { expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { showFailure } from './failed-page.ts';

const app = Fastify({ frameworkErrors: showFailure });
app.setErrorHandler(showFailure);
app.get('/*', async () => {
  throw new Error('the key is 123');
});
app.get('/api/x', async () => {
  throw Object.assign(new Error('no'), { statusCode: 400 });
});
const html = { accept: 'text/html,application/xhtml+xml' };

test('a page that fails is the error page, with a way to try again and without a word of what happened inside', async () => {
  const { statusCode, headers, body } = await app.inject({ url: '/p/A1?r=7', headers: html });
  const to = new URL(String(headers.location), 'http://mall');
  expect([statusCode, to.pathname, to.searchParams.get('message'), to.searchParams.get('preUrl')]).toEqual([
    302,
    '/error-500',
    '服务器内部错误',
    '/p/A1?r=7',
  ]);
  expect(`${headers.location}${body}`).not.toContain('123');
});

test('an address nobody can read is said to be wrong, without a retry', async () => {
  const { headers } = await app.inject({ url: '/%E0%A4', headers: html });
  expect(headers.location).toBe(`/error-500?message=${encodeURIComponent('请求错误')}`);
});

test('the error page itself, calls and scripts get a status instead of a redirect', async () => {
  expect((await app.inject({ url: '/error-500', headers: html })).statusCode).toBe(500);
  expect((await app.inject({ url: '/api/x', headers: html })).json()).toEqual({ statusCode: 400, message: '请求错误' });
  expect((await app.inject('/p/A1')).statusCode).toBe(500);
});
