/**
 * Writes what `npm install` needs for one server and nothing else: `node src/write-manifests.ts <root> <target> <workspace> [--without=<package>]`.
 * npm can't leave out what other workspaces of the repository need, so an image would carry webpack and a browser; here the other workspaces and all
 * development dependencies are taken out of the manifests, and the lock file keeps the versions.
 */
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';

interface Manifest {
  name: string;
  workspaces?: string[];
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

const { positionals, values } = parseArgs({ allowPositionals: true, options: { without: { type: 'string', multiple: true } } });
const [root, target, start] = positionals;
if (!root || !target || !start) throw new Error('write-manifests.ts <root> <target> <workspace> [--without=<package>]');

const read = (folder: string) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;
const write = (folder: string, manifest: Manifest) => {
  mkdirSync(join(target, folder), { recursive: true });
  writeFileSync(join(target, folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
};

const top = read('.');
const folders = globSync(
  top.workspaces!.map((pattern) => `${pattern}/package.json`),
  { cwd: root },
).map(dirname);
const folderOf = new Map(folders.map((folder) => [read(folder).name, folder]));

const needed = new Set<string>();
const take = (name: string) => {
  const folder = folderOf.get(name);
  if (!folder || needed.has(folder)) return;
  needed.add(folder);
  const { devDependencies: _, scripts: __, ...manifest } = read(folder);
  const dependencies = Object.fromEntries(Object.entries(manifest.dependencies ?? {}).filter(([one]) => !values.without?.includes(one)));
  write(folder, { ...manifest, dependencies });
  for (const one of Object.keys(dependencies)) take(one);
};
take(start);
if (!needed.size) throw new Error(`there is no workspace ${start}`);

const { devDependencies: _, optionalDependencies: __, scripts = {}, ...rest } = top;
write('.', { ...rest, workspaces: [...needed].sort(), ...(scripts.postinstall ? { scripts: { postinstall: scripts.postinstall } } : {}) });
cpSync(join(root, 'package-lock.json'), join(target, 'package-lock.json'));
if (existsSync(join(root, 'patches'))) cpSync(join(root, 'patches'), join(target, 'patches'), { recursive: true });
