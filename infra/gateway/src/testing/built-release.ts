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

/** Builds an area, or the shell, of a few bytes. */
export function aBuild(
  name: string,
  version: string,
  routes: Release['routes'] = [testRoute(`/${name}`, 'page')],
  more: Partial<Release> = {},
): BuiltRelease {
  const script = Buffer.from(`/* ${name} ${version} */`);
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
      screens: {},
      exposes: {},
      shared: { '@mall/mf-kit': '0.3.0' },
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
