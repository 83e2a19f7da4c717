import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { Validator } from '@seriousme/openapi-schema-validator';
import { contract } from '../contract.ts';
import { nouns } from '../nouns.ts';
import { refusals } from '../refusals.ts';
import { openApiDocument } from './document.ts';
import { sdkTable } from './sdk-table.ts';

const document = JSON.parse(JSON.stringify(openApiDocument(contract, nouns)));
const login = document.paths['/api/customer/Login'].post;

test('the document is valid OpenAPI 3.1', async () => {
  expect(await new Validator().validate(structuredClone(document))).toEqual({ valid: true });
});

test('every reference leads somewhere, and nothing is kept that nobody refers to', () => {
  const text = JSON.stringify(document);
  const refs = [...new Set([...text.matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path]) => path!))];
  for (const ref of refs) expect([ref, ref.split('/').reduce((at, part) => at?.[part], document)]).toEqual([ref, expect.any(Object)]);
  const shapes = Object.keys(document.components.schemas).filter((name) => !(name in refusals));
  expect(shapes.filter((name) => !refs.includes(`components/schemas/${name}`))).toEqual([]);
  expect(shapes).toEqual(expect.arrayContaining(['SkuCard', 'OrderDetail', 'PaymentMethod', 'CheckoutDifference']));
});

test('a call says whether it reads or writes, what it may refuse, and with which facts', () => {
  expect(login).toMatchObject({
    'x-access': 'public',
    'x-effect': 'write',
    'x-refusals': expect.arrayContaining(['LOGIN_PASSWORD_WRONG', 'BAD_REQUEST', 'SERVER_ERROR']),
    description: expect.stringContaining('50002 LOGIN_PASSWORD_WRONG：密码错误'),
    responses: { 400: { $ref: '#/components/responses/BAD_REQUEST' } },
  });
  expect(document.components.responses.CREDIT_LIMIT_EXCEEDED).toMatchObject({ description: '账期额度不足', 'x-status': 200 });
  expect(document.components.schemas.CREDIT_LIMIT_EXCEEDED).toMatchObject({
    required: expect.arrayContaining(['details']),
    properties: { code: { const: 52002 }, details: { properties: { shortfall: { type: 'integer' } } } },
  });
});

test('what enters is closed, what leaves is open', () => {
  expect(login.requestBody.content['application/json'].schema.additionalProperties).toBe(false);
  expect(document.components.schemas.SkuCard).not.toHaveProperty('additionalProperties');
});

test('the SDK’s table is what the contract says today', () => {
  expect(readFileSync(new URL('../../../api-sdk/src/calls.generated.ts', import.meta.url), 'utf8')).toBe(sdkTable(contract));
});
