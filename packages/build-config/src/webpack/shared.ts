import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Workspace } from './workspace.ts';

/**
 * What the shell provides to every area. A share key matches the exact request only, so each subpath stands by itself.
 * `lazy` ones are loaded when an area first asks for them; the others are part of the first page.
 */
const libraries: { request: string; from: string; lazy?: true }[] = [
  { request: 'react', from: 'react' },
  { request: 'react/jsx-runtime', from: 'react' },
  { request: 'react-dom', from: 'react-dom' },
  { request: 'react-dom/client', from: 'react-dom' },
  { request: 'styled-components', from: 'styled-components' },
  { request: 'swr', from: 'swr' },
  { request: '@mall/mf-kit', from: '@mall/mf-kit' },
  { request: '@mall/ui-kit', from: '@mall/ui-kit' },
  { request: '@mall/ui-kit/overlays', from: '@mall/ui-kit', lazy: true },
];

export const sharedRequests = libraries.map(({ request }) => request);

function versionOf(root: string, name: string): string {
  const require = createRequire(join(root, 'package.json'));
  return JSON.parse(readFileSync(require.resolve(`${name}/package.json`), 'utf8')).version;
}

/** Version of each shared library, for area.json and for the gate that compares ranges. */
export const sharedVersions = (root: string): Record<string, string> =>
  Object.fromEntries(libraries.map(({ request, from }) => [request, versionOf(root, from)]));

/** The range of each shared library: what the workspace's package.json accepts, else what its build was made beside. */
function rangesOf({ root, folder }: Workspace): Record<string, string> {
  const file = join(folder, 'package.json');
  const own: { dependencies?: Record<string, string> } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return Object.fromEntries(
    libraries.map(({ request, from }) => {
      const range = own.dependencies?.[from] ?? '*';
      return [request, /^[*w]/.test(range) ? `^${versionOf(root, from)}` : range];
    }),
  );
}

/** The ranges of those shared libraries that a build asks for; the gate holds them against what the live shell provides. */
export const sharedRanges = (workspace: Workspace, asked: Set<string>): Record<string, string> =>
  Object.fromEntries(Object.entries(rangesOf(workspace)).filter(([request]) => asked.has(request)));

/**
 * Module federation's `shared`: the shell alone provides; areas bring nothing, because the first to offer a library would own it
 * and break the healthy ones with it.
 */
export function federationShared(workspace: Workspace, development: boolean) {
  const { kind, root } = workspace;
  const ranges = rangesOf(workspace);
  const list = development ? [...libraries, { request: 'react/jsx-dev-runtime', from: 'react' }] : libraries;
  return Object.fromEntries(
    list.map(({ request, from, ...rest }) => {
      const version = versionOf(root, from);
      const common = { singleton: true, strictVersion: true, requiredVersion: ranges[request] ?? `^${version}`, version };
      return [request, kind === 'shell' ? { ...common, eager: !('lazy' in rest) } : { ...common, import: false as const }];
    }),
  );
}
