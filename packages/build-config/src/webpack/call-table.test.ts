import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import webpack from 'webpack';
import { CallTablePlugin, exportsCalls } from './call-table.ts';
import type { Workspace } from './workspace.ts';

const folder = mkdtempSync(join(tmpdir(), 'mall-calls-'));
const root = join(import.meta.dirname, '../../../..');
afterAll(() => rmSync(folder, { recursive: true }));
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);

test('a build has the rows of the calls it names in the place of all, and exports them', async () => {
  write('calls.generated.js', "throw new Error('the table of all calls is not part of a build');");
  write('client.js', "export { callTable } from './calls.generated.js';");
  write(
    'index.js',
    "import { callTable } from './client.js';\nexport const add = (sdk) => sdk.cart.addSkuToCart({});\nexport const own = callTable;",
  );
  const compiler = webpack({
    mode: 'development',
    devtool: false,
    context: folder,
    target: 'node24',
    entry: './index.js',
    output: { path: folder, filename: 'built.cjs', library: { type: 'commonjs2' } },
    module: { rules: [exportsCalls([join(folder, 'index.js')])] },
    plugins: [new CallTablePlugin({ root } as Workspace)],
  });
  await new Promise<void>((resolve, reject) =>
    compiler.run((error, stats) => (error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString())) : resolve())),
  );
  const built = createRequire(import.meta.url)(join(folder, 'built.cjs'));
  expect(built.calls).toEqual({ cart: { addSkuToCart: ['POST', '/api/shoppingCart/AddSkuToCart', 'write', ['inquiryId']] } });
  expect(built.own).toBe(built.calls);
  expect(readFileSync(join(folder, 'built.cjs'), 'utf8')).not.toContain('the table of all calls');
});
