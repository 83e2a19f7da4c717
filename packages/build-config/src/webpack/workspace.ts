import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

export interface Workspace {
  /** 'shell', 'mf-search', 'console', 'ui-kit' */
  name: string;
  kind: 'shell' | 'area' | 'app';
  folder: string;
  /** The mall's repository, or the area's own: where packages are installed and the lock stands. */
  root: string;
  port: number;
  /** Where an app is served: '/_console/'. */
  publicPath: string;
  /** Names this build: the same sources give the same version, other sources another one. */
  version: string;
}

const ports: Record<string, number> = {
  shell: 3000,
  'mf-storefront': 3001,
  'mf-search': 3002,
  'mf-cart-checkout': 3003,
  'mf-customer-centre': 3004,
  'mf-credit': 3005,
  'mf-ai-chat': 3006,
  console: 3010,
  'ui-kit': 3011,
  desk: 3012,
  workplace: 3013,
};

function findRoot(folder: string): string {
  let at = folder;
  while (!existsSync(join(at, 'turbo.json'))) {
    const up = join(at, '..');
    if (up === at) return folder;
    at = up;
  }
  return at;
}

/** Declarations reach no build: a slot or an event more gives nobody a new version. */
const isBuiltFrom = (name: string) =>
  /\.(tsx?|css|svg|json|mjs)$/.test(name) && !/\.d\.ts$|\.test\.tsx?$/.test(name) && !/(^|\/)(node_modules|dist)\//.test(name);

function hashFiles(folder: string, hash: ReturnType<typeof createHash>) {
  if (!existsSync(folder)) return;
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  for (const name of names) if (isBuiltFrom(name)) hash.update(name).update(readFileSync(join(folder, name)));
}

/** The packages of the repository that a workspace is built from, in order: those it depends on, those they depend on, and the build itself. */
function packagesOf(root: string, folder: string): string[] {
  const found = new Set(['build-config']);
  const waiting = [folder];
  for (let at = waiting.pop(); at; at = waiting.pop())
    for (const name of Object.keys(readPackage(at).dependencies ?? {})) {
      const own = name.replace('@mall/', '');
      if (!name.startsWith('@mall/') || found.has(own) || !existsSync(join(root, 'packages', own))) continue;
      found.add(own);
      waiting.push(join(root, 'packages', own));
    }
  return [...found].sort();
}

/** Of the build's own package what builds, and not what tests. */
const builtFrom: Record<string, string> = { 'build-config': 'src/webpack' };

/** What is installed, without the workspaces themselves: another one of them changes nobody's build. */
function installedIn(lock: string): string {
  const { packages } = JSON.parse(readFileSync(lock, 'utf8')) as { packages: Record<string, { link?: boolean }> };
  return JSON.stringify(Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link));
}

/** The same sources give the same version, other sources another one. @param folder the workspace's, in the repository at `root` or the repository itself */
export function versionOf(root: string, folder: string): string {
  const hash = createHash('sha256');
  hashFiles(join(folder, 'src'), hash);
  // An area in a repository of its own has its packages in the lock.
  if (existsSync(join(root, 'packages')))
    for (const name of packagesOf(root, folder)) hashFiles(join(root, 'packages', name, builtFrom[name] ?? 'src'), hash.update(name));
  const lock = join(root, 'package-lock.json');
  if (existsSync(lock)) hash.update(installedIn(lock));
  return hash.digest('hex').slice(0, 12);
}

/** Of package.json: the name, and of an app `"mall": { "publicPath": "/_console/" }`. */
function readPackage(folder: string): { name?: string; mall?: { publicPath?: string }; dependencies?: Record<string, string> } {
  const file = join(folder, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** What a workspace is called: its package's name without a scope, so a repository of its own may be checked out under any name. */
export const nameOf = (folder: string): string => readPackage(folder).name?.replace(/^@[^/]+\//, '') ?? basename(folder);

/** Reads what is to be built from the folder `mall-webpack` was called in. */
export function readWorkspace(folder: string): Workspace {
  const name = nameOf(folder);
  const root = findRoot(folder);
  return {
    name,
    kind: name === 'shell' ? 'shell' : name.startsWith('mf-') && existsSync(join(folder, 'src/manifest.ts')) ? 'area' : 'app',
    folder,
    root,
    port: Number(process.env.PORT ?? ports[name] ?? 3020),
    publicPath: readPackage(folder).mall?.publicPath ?? '/',
    version: versionOf(root, folder),
  };
}
