import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readWorkspace } from '@mall/build-config/workspace';
import { exitCodes, Fault } from './fault.ts';

/** One file of a build, under the name it has in a release. */
export interface BuiltFile {
  /** 'client/main.js', 'maps/main.js.map', 'server.cjs' */
  path: string;
  content: Buffer;
  /** 'sha384-…' */
  integrity: string;
}

/** A build that is ready to be published. */
export interface AreaBuild {
  area: string;
  version: string;
  folder: string;
  areaJson: object;
  files: BuiltFile[];
}

/** Whether a folder is the area's: by its package's name, so that a repository of its own may be checked out under any. */
function isFolderOf(area: string, folder: string): boolean {
  const file = join(folder, 'package.json');
  if (!existsSync(join(folder, 'src'))) return false;
  if (!existsSync(file)) return basename(folder) === area;
  const { name = '' } = JSON.parse(readFileSync(file, 'utf8')) as { name?: string };
  return name.replace(/^@[^/]+\//, '') === area;
}

/** The folder above `from` (or it) that holds the area: in the mall's repository, or a repository of the area's own. */
export function folderOf(area: string, from: string): string {
  for (let at = from, last = ''; at !== last; last = at, at = join(at, '..')) {
    if (isFolderOf(area, at)) return at;
    if (isFolderOf(area, join(at, area))) return join(at, area);
  }
  throw new Fault(
    exitCodes.usage,
    'NO_SUCH_AREA',
    `there is no folder ${area} here or above ${from}`,
    'Call mall in the repository of the area.',
  );
}

const builtVersion = (folder: string): string | undefined => {
  const file = join(folder, 'dist/area.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version : undefined;
};

/** Builds the area when its build is not of today's sources. @returns whether it had to @throws when the build fails */
export function buildIfStale(folder: string): boolean {
  const { version } = readWorkspace(folder);
  if (builtVersion(folder) === version) return false;
  const { status } = spawnSync('npx', ['mall-webpack', 'build'], { cwd: folder, stdio: ['ignore', 2, 2] });
  if (status !== 0)
    throw new Fault(exitCodes.failed, 'BUILD_FAILED', `${basename(folder)} could not be built`, 'Mend what the build says above.');
  return true;
}

const fileOf = (path: string, file: string): BuiltFile => {
  const content = readFileSync(file);
  return { path, content, integrity: `sha384-${createHash('sha384').update(content).digest('base64')}` };
};

/** Reads a build from its `dist` folder; source maps go apart, they are never served. @throws when there is none */
export function readBuild(folder: string): AreaBuild {
  const dist = join(folder, 'dist');
  if (!existsSync(join(dist, 'area.json')))
    throw new Fault(exitCodes.usage, 'NOT_BUILT', `${basename(folder)} has no build`, 'Leave --no-build away, or run npm run build first.');
  const areaJson = JSON.parse(readFileSync(join(dist, 'area.json'), 'utf8')) as { name: string; version: string };
  const client = readdirSync(join(dist, 'client'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const file = join(entry.parentPath, entry.name);
      const name = file.slice(join(dist, 'client').length + 1).replaceAll('\\', '/');
      return fileOf(`${name.endsWith('.map') ? 'maps' : 'client'}/${name}`, file);
    });
  return {
    area: areaJson.name,
    version: areaJson.version,
    folder,
    areaJson,
    files: [...client, fileOf('server.cjs', join(dist, 'server/server.cjs'))],
  };
}
