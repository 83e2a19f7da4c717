import { brotliCompressSync, gzipSync } from 'node:zlib';
import { integrityOf } from '../registry/integrity.ts';
import type { Release } from '../registry/release.ts';
import { plainShell } from './faulty-area.ts';

/** A build as `mall publish` would send it: area.json and every file with its true checksums. */
export interface BuiltRelease {
  release: Release;
  files: Map<string, Buffer>;
}

export const testRoute = (path: string, screen: string): Release['routes'][number] => ({
  path,
  screen,
  access: 'public',
  layout: 'default',
  title: screen,
});

/** An area whose screens say their own version. */
const areaCode = (name: string, version: string) => `
module.exports = { widgets: {},
  load: async () => ({ data: { values: {}, failures: {} }, head: { title: '${name}' } }),
  render: async () => ({ html: '<h1>${name} ${version}</h1>', styles: '' }) };`;

/** What federation writes into an area's entry of what it asks the shell for. */
const asksFor = '({requiredVersion:"^0.3.0",shareKey:"@mall/mf-kit"})';

/** The one script of a build. */
export const scriptOf = (name: string, version: string) => Buffer.from(`/* ${name} ${version} */${name === 'shell' ? '' : asksFor}`);

/** The same build with another script. */
export function withScript({ release, files }: BuiltRelease, code: string): BuiltRelease {
  const script = Buffer.from(code);
  const compressed = brotliCompressSync(script);
  const file = { integrity: integrityOf(script), bytes: script.length, brotli: compressed.length };
  const packed: [string, Buffer][] = [
    ['client/main.js', script],
    ['client/main.js.br', compressed],
    ['client/main.js.gz', gzipSync(script)],
  ];
  return { release: { ...release, files: { 'main.js': file } }, files: new Map([...files, ...packed]) };
}

/** Builds an area, or the shell, of a few bytes. */
export function aBuild(
  name: string,
  version: string,
  routes: Release['routes'] = [testRoute(`/${name}`, 'page')],
  more: Partial<Release> = {},
): BuiltRelease {
  const script = scriptOf(name, version);
  const compressed = brotliCompressSync(script);
  const server = Buffer.from(name === 'shell' ? plainShell : areaCode(name, version));
  const files = new Map([
    ['client/main.js', script],
    ['client/main.js.br', compressed],
    ['client/main.js.gz', gzipSync(script)],
    ['server.cjs', server],
    ['maps/main.js.map', Buffer.from('{"version":3}')],
  ]);
  return {
    files,
    release: {
      name,
      version,
      platform: '^0.3',
      routes,
      entry: ['main.js'],
      screens: Object.fromEntries(routes.map(({ screen }) => [screen, []])),
      budget: { js: 100_000 },
      exposes: {},
      shared: { '@mall/mf-kit': '0.3.0' },
      ...(name === 'shell' ? {} : { sharedRanges: { '@mall/mf-kit': '^0.3.0' } }),
      files: { 'main.js': { integrity: integrityOf(script), bytes: script.length, brotli: compressed.length } },
      server: { integrity: integrityOf(server), bytes: server.length },
      ...more,
    },
  };
}

/** The same build with another server build. */
export function withServer({ release, files }: BuiltRelease, code: string): BuiltRelease {
  const server = Buffer.from(code);
  return {
    release: { ...release, server: { integrity: integrityOf(server), bytes: server.length } },
    files: new Map([...files, ['server.cjs', server]]),
  };
}

export const aShell = (version: string): BuiltRelease => aBuild('shell', version, [testRoute('/', 'home'), testRoute('/*', 'not-found')]);
