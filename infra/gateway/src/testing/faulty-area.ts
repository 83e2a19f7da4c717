import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A shell build of a few lines: it renders a frame of plain text and provides nothing. */
export const plainShell = `
module.exports = {
  provide: {}, globalCss: ':root{}',
  createSdk: ({ baseUrl, headers }, calls) => ({ calls, read: (path) => fetch(baseUrl + path, { headers: headers() }).then((answer) => answer.json()) }),
  serverPlatform: (area, sdk) => ({ area, sdk }),
  loadFrame: async () => ({ values: {}, failures: {} }),
  renderFrame: ({ region }) => ({ header: { html: '<p>页头 ' + region.stateProvinceId + '</p>', styles: '<style>p{}</style>' }, aside: { html: '', styles: '' }, footer: { html: '', styles: '' } }),
  shell: { widgets: {}, load: async () => ({ data: { values: {}, failures: {} }, head: { title: '没找到', status: 404 } }), render: async () => ({ html: '没找到', styles: '' }) },
};`;

/** What the areas of these tests ask of the API. */
const calls = ['/api/read', '/api/read/{page}'];

/** Writes a \`dist\` folder as a build would, with this server code. */
export async function buildOf(
  folder: string,
  name: string,
  routes: { screen: string }[],
  serverCode: string,
  version = 'v1',
  more: object = {},
): Promise<string> {
  const dist = join(folder, `${name}-${version}`);
  await mkdir(join(dist, 'client'), { recursive: true });
  await mkdir(join(dist, 'server'), { recursive: true });
  await writeFile(join(dist, 'client/main.js'), `/* ${name} ${version} */`);
  await writeFile(join(dist, 'client/main.js.br'), 'brotli bytes');
  await writeFile(join(dist, 'server/server.cjs'), serverCode);
  const file = { integrity: 'sha384-test', bytes: 10, brotli: 5 };
  await writeFile(
    join(dist, 'area.json'),
    JSON.stringify({
      name,
      version,
      platform: '^0.3',
      routes,
      entry: ['main.js'],
      screens: Object.fromEntries(routes.map(({ screen }) => [screen, []])),
      budget: { js: 100_000 },
      exposes: {},
      shared: {},
      files: { 'main.js': file },
      calls: Object.fromEntries(calls.map((path) => [path, { method: 'GET', path, sends: {}, reads: {} }])),
      ...more,
    }),
  );
  return dist;
}
