import { expect, test } from '@jest/globals';
import { snapshotOf } from '../registry/snapshot.ts';
import { aRelease, aRoute } from '../testing/release.ts';
import { startScripts } from './start-scripts.ts';

const file = (integrity: string) => ({ integrity, bytes: 9, brotli: 5 });
const shell = aRelease('shell', { entry: ['main.js'], files: { 'main.js': file('sha384-shell') }, routes: [aRoute('/*')] });
const area = aRelease('mf-a', {
  entry: ['entry.js'],
  exposes: { app: ['app.js'] },
  routes: [aRoute('/a')],
  screens: { one: ['one.js'] },
  files: { 'entry.js': file('sha384-entry'), 'app.js': file('sha384-app'), 'one.js': file('sha384-one') },
});

test.each([true, false])('no script of a page is without its checksum (rendered: %s)', (isRendered) => {
  const { head, end } = startScripts(snapshotOf({ shell, 'mf-a': area }), 'mf-a', 'one', isRendered);
  expect(end).toContain('{"src":"/assets/shell/v1/main.js","integrity":"sha384-shell"}');
  expect(end).toContain('if(one.integrity)it.integrity=one.integrity');
  for (const name of ['entry', 'app', 'one']) {
    const address = `/assets/mf-a/v1/${name}.js`;
    if (isRendered) expect(end).toContain(`{"src":"${address}","integrity":"sha384-${name}"}`);
    else expect(head).toContain(`href="${address}" integrity="sha384-${name}"`);
  }
});

test('the page names the checksum of each area’s entry, by which the shell loads it', () => {
  const { areas } = snapshotOf({ shell, 'mf-a': area });
  expect(areas.map(({ name, integrity }) => [name, integrity])).toEqual([
    ['mf-a', 'sha384-entry'],
    ['shell', 'sha384-shell'],
  ]);
});
