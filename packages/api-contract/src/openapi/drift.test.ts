import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { contract } from '../contract.ts';
import type { CallContract } from '../define-call.ts';
import { openApiDocument } from './document.ts';
import { sdkTable } from './sdk-table.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const calls = Object.values(contract as Record<string, Record<string, CallContract>>).flatMap((methods) => Object.values(methods));
const keysOf = (schema: unknown) => Object.keys((schema as { properties?: object } | undefined)?.properties ?? {});

test('openapi.json is what the contract says today', () => {
  expect(JSON.parse(read('../../openapi.json'))).toEqual(JSON.parse(JSON.stringify(openApiDocument(contract))));
});

test('the SDK’s table is what the contract says today', () => {
  expect(read('../../../api-sdk/src/calls.generated.ts')).toBe(sdkTable(contract));
});

test('no path and method stand twice, and no input name could mean two things', () => {
  const seen = calls.map((call) => `${call.method} ${call.path}`);
  expect(seen.filter((one, index) => seen.indexOf(one) !== index)).toEqual([]);
  for (const call of calls) {
    const names = [...keysOf(call.params), ...keysOf(call.query), ...keysOf(call.body)];
    expect(names.filter((one, index) => names.indexOf(one) !== index)).toEqual([]);
    expect([...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)).toEqual(keysOf(call.params));
  }
});
