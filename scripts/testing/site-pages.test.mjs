import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { sitePageAt, sitePages } from '../../packages/domain/src/content/site-pages/index.ts';
import { createMatcher } from '../../packages/mf-kit/src/manifest/route-pattern.ts';

const files = globSync('{shell,mf-*}/src/manifest.ts');
const manifests = await Promise.all(files.map((file) => import(pathToFileURL(resolve(file)).href)));
const routes = manifests.flatMap(({ default: { routes: its } }) => its);

/** Steps of something else, what one person was sent, and what tells of a fault. */
const notLedTo =
  /^\/(:code|invite|checkout|registerBind|registerCompleted|package_customer|customer\/joinCompany|error-500|maintenanceNotice)\b/;
/** May a text for everybody lead there? A thing of one company (an order, a bill) has no place in it. */
const isLedTo = ({ path, access, layout }) =>
  !path.includes('*') &&
  !notLedTo.test(path) &&
  !['document', 'bare'].includes(layout) &&
  (access === 'public' || (access === 'login' && !path.includes(':')));

test('the pages that texts may lead to are the routes of the manifests, all and no others', () => {
  assert.ok(files.length >= 7 && routes.length > 100);
  assert.deepEqual(
    [...sitePages].sort(),
    routes
      .filter(isLedTo)
      .map(({ path }) => path)
      .sort(),
  );
});

test('an address is the page that its area would show', () => {
  const match = createMatcher(routes);
  for (const page of sitePages) {
    const address = page.replace(/:\w+\??/g, '17');
    assert.equal(sitePageAt(address)?.page, match(address).route.path, address);
  }
});
