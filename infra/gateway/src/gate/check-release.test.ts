import { expect, test } from '@jest/globals';
import { contract, nouns } from '@mall/api-contract';
import { openApiDocument } from '@mall/api-contract/openapi/document';
import { aRelease, aRoute } from '../testing/release.ts';
import { checkRelease } from './check-release.ts';
import { type OpenApiDocument, servedCall } from './open-api.ts';

const api = JSON.parse(JSON.stringify(openApiDocument(contract, nouns))) as OpenApiDocument;
const shell = aRelease('shell', { routes: [aRoute('/*')] });

test('a release that fits all that is live is not refused', () => {
  expect(checkRelease(aRelease('mf-a', { routes: [aRoute('/a')] }), [shell], api)).toEqual([]);
});

test('one run names everything there is to mend', () => {
  const other = aRelease('mf-b', { routes: [aRoute('/a')] });
  const release = aRelease('mf-a', { routes: [aRoute('/a')], platform: '^9.0', sharedRanges: { react: '^9.0.0' } });
  expect(checkRelease(release, [shell, other], api).map(({ rule }) => rule)).toEqual(['routes', 'shared', 'platform']);
});

test('each call of the mall’s own contract fits itself', () => {
  const calls = Object.fromEntries(
    Object.entries(api.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => {
        const { accepts, serves } = servedCall(api, method.toUpperCase(), path)!;
        return [`${method} ${path}`, { method: method.toUpperCase(), path, sends: accepts, reads: serves }];
      }),
    ),
  );
  expect(Object.keys(calls).length).toBeGreaterThan(100);
  // With what `$ref`s stand for, or everything would fit everything.
  expect(JSON.stringify(calls)).not.toContain('$ref');
  expect(checkRelease(aRelease('mf-a', { calls, limits: true }), [shell], api)).toEqual([]);
});
