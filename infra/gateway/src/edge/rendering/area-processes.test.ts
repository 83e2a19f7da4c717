import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { plainShell } from '../../testing/faulty-area.ts';
import { until } from '../../testing/running-gateway.ts';
import { areaProcesses } from './area-processes.ts';
import { kinds } from './frames.ts';
import type { ServerBuild } from './render-task.ts';

let folder = '';
const builds: Record<string, ServerBuild> = {};
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mall-processes-'));
  const area = `module.exports = { widgets: { bell: () => null }, load: async () => ({ data: { values: {}, failures: {} }, head: { title: 'x' } }),
    render: async () => ({ html: '<h1>well</h1>', styles: '' }) };`;
  const shell = plainShell.replace('provide: {}', "provide: { '@mall/mf-kit/server': { renderWidgets: () => {} } }");
  for (const [name, code] of Object.entries({ shell, 'mf-named': area, 'mf-shown': area })) {
    const file = join(folder, `${name}.cjs`);
    await writeFile(file, code);
    builds[name] = { file, integrity: '', version: 'v1', calls: [] };
  }
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('a process that told nothing but the names of its widgets ends soon, and they are known without it; one that rendered stays', async () => {
  const processes = areaProcesses(1000, () => {}, { spareAfterMs: 200 });
  const begin = (area: string) => processes.of(area, builds, 'http://127.0.0.1:1');
  try {
    const [named, shown] = [begin('mf-named'), begin('mf-shown')];
    const page = { pathname: '/', search: '', region: { stateProvinceId: 1 }, owners: {}, mark: '-', dataTimeoutMs: 1000 };
    const names = named.widgets;
    await shown.widgets;
    expect((await shown.ask(kinds.page, page))[1]).toBe('<h1>well</h1>');
    expect(await names).toEqual(['bell']);
    await until(async () => named.isOver());
    expect(shown.isOver()).toBe(false);
    expect(processes.widgetsOf('mf-named', builds)).toEqual(['bell']);
    const again = begin('mf-named');
    expect(again).not.toBe(named);
    await again.widgets;
    expect((await again.ask(kinds.page, page))[1]).toBe('<h1>well</h1>');
  } finally {
    processes.close();
  }
});
