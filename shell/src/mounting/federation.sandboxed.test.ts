/** @jest-environment jsdom */
import { beforeAll, expect, jest, test } from '@jest/globals';
import type { LiveArea, PageSnapshot } from '@mall/mf-kit/manifest';

type Plugin = { createScript(asked: { url: string }): { script: HTMLScriptElement; timeout: number } };

let createScript: Plugin['createScript'];
beforeAll(async () => {
  const registered: Plugin[] = [];
  jest.unstable_mockModule('@module-federation/runtime', () => ({
    registerPlugins: (plugins: Plugin[]) => registered.push(...plugins),
    ...{ registerRemotes: () => {}, createInstance: () => {}, getInstance: () => {}, loadRemote: () => {} },
  }));
  jest.unstable_mockModule('@module-federation/webpack-bundler-runtime/bundler', () => ({ default: {} }));
  jest.unstable_mockModule('@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js', () => ({
    initContainerEntry: () => {},
  }));
  const { registerAreas } = await import('./federation.ts');
  const area = { name: 'mf-a', base: '/assets/mf-a/v1/', entry: 'remoteEntry.js', integrity: 'sha384-entry' } as LiveArea;
  registerAreas({ areas: [area] } as PageSnapshot);
  createScript = registered[0]!.createScript;
});

test('an area’s entry is loaded by its checksum, at a retry’s address too: a changed byte is refused before it runs', () => {
  for (const url of ['/assets/mf-a/v1/remoteEntry.js', '/assets/mf-a/v1/remoteEntry.js?attempt=2'])
    expect(createScript({ url }).script.integrity).toBe('sha384-entry');
});
