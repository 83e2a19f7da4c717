import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import type { CallContract } from './call/define-call.ts';
import { derivedRefusals } from './call/derived-refusals.ts';
import { contract } from './contract.ts';
import { nouns } from './nouns.ts';
import { refusals } from './refusals.ts';

const calls = Object.values(contract as Record<string, Record<string, CallContract>>).flatMap((methods) => Object.values(methods));
const keysOf = (schema: unknown) => Object.keys((schema as { properties?: object } | undefined)?.properties ?? {});
const repeated = <T>(all: T[]) => all.filter((one, index) => all.indexOf(one) !== index);
const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory());

/** A payment provider's notice is no call of the contract, but it is refused like one. */
const toProviders = ['CALLBACK_REFUSED'];
/** Nor is the door of a company's own assistants (as docs/domain/agent.md says), whose words are a protocol's. */
const toAssistants = [
  ...['ASSISTANT_KEY_INVALID', 'ASSISTANT_KEY_IN_ADDRESS', 'ASSISTANT_ORIGIN_FOREIGN'],
  ...['ASSISTANT_CALLS_USED_UP', 'ASSISTANT_CART_USED_UP'],
];

test('no path and method stand twice, and no input name could mean two things', () => {
  expect(repeated(calls.map((call) => `${call.method} ${call.path}`))).toEqual([]);
  for (const call of calls) {
    expect(repeated([...keysOf(call.params), ...keysOf(call.query), ...keysOf(call.body)])).toEqual([]);
    expect([...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)).toEqual(keysOf(call.params));
  }
});

test('what takes an idempotency key writes', () => {
  expect(calls.filter(({ idempotent, effect }) => idempotent && effect === 'read')).toEqual([]);
});

test('what writes is a POST; where callers know it as a GET too, that stands beside it', () => {
  expect(calls.filter(({ method, effect }) => method === 'GET' && effect === 'write')).toEqual([]);
  expect(calls.filter(({ alsoGet, method, effect, query }) => alsoGet && (method !== 'POST' || effect !== 'write' || query))).toEqual([]);
});

test('no two refusals have one code, and no reason stands in two nouns', () => {
  expect(repeated(Object.values(refusals).map(({ code }) => code))).toEqual([]);
  const lists = folders.flatMap(({ name }) =>
    readdirSync(join(import.meta.dirname, name))
      .filter((file) => /^(\w+-)*refusals\.ts$/.test(file))
      .flatMap((file) => [...readFileSync(join(import.meta.dirname, name, file), 'utf8').matchAll(/^ {2}([A-Z_]+): \{/gm)])
      .map(([, reason]) => reason!),
  );
  expect(lists.sort()).toEqual(Object.keys(refusals).sort());
});

test('every refusal is declared by a call, or comes with its kind; none of these is declared besides', () => {
  const used = new Set([...calls.flatMap((call) => [...(call.refusals ?? []), ...derivedRefusals(call)]), ...toProviders, ...toAssistants]);
  expect(Object.keys(refusals).filter((reason) => !(used as Set<string>).has(reason))).toEqual([]);
  const twice = calls.flatMap((call) => (call.refusals ?? []).filter((reason) => derivedRefusals(call).includes(reason)));
  expect(twice).toEqual([]);
  for (const call of calls) expect(repeated([...(call.refusals ?? [])])).toEqual([]);
});

test('every folder with calls is a noun of the contract', () => {
  const withCalls = folders.filter(({ name }) => readdirSync(join(import.meta.dirname, name)).includes('calls.ts')).map(({ name }) => name);
  const named = Object.keys(nouns).map((noun) => noun.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
  expect(withCalls.sort()).toEqual(named.sort());
});

test('no file has more than 120 lines', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  const lines = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8').split('\n').length - 1;
  expect(files.filter((name) => lines(name) > 120)).toEqual([]);
});
