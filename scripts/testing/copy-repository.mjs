import { existsSync, lstatSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../..');
/** What an area needs neither to be built nor to be published. */
const leftOut = /^(node_modules|dist|bench|coverage|results|mall-api|demo|e2e-results|\..*)$/;

/** Links what is installed into another `node_modules`: third-party packages to where they are, workspaces to where the copy has them. */
function linkInstalled(from, to) {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    const place = join(from, name);
    if (name === '@mall' || name === '.bin') linkInstalled(place, join(to, name));
    else if (!name.startsWith('.')) symlinkSync(lstatSync(place).isSymbolicLink() ? readlinkSync(place) : place, join(to, name));
  }
}

/**
 * Copies the mall's sources, so that a test may add to them. Nothing is installed anew: `node_modules` holds links, those of workspaces into the copy.
 * @param {string} to an empty folder
 */
export async function copyRepository(to) {
  for (const name of readdirSync(root).filter((one) => !leftOut.test(one) || one.startsWith('.dependency')))
    await cp(join(root, name), join(to, name), {
      recursive: true,
      filter: (path) => path === join(root, name) || !leftOut.test(basename(path)),
    });
  for (const folder of ['', 'packages/testing']) {
    const installed = join(root, folder, 'node_modules');
    if (existsSync(installed)) linkInstalled(installed, join(to, folder, 'node_modules'));
  }
}

/**
 * Installs packed packages as npm would, with the third-party packages that this repository has.
 * @param {string[]} tarballs their files
 * @param {string} to a `node_modules`
 * @param {(tarball: string, folder: string) => void} unpack
 */
export function installPacked(tarballs, to, unpack) {
  const installed = join(root, 'node_modules');
  mkdirSync(join(to, '@mall'), { recursive: true });
  for (const name of readdirSync(installed)) {
    const place = join(installed, name);
    if (name !== '@mall' && !name.startsWith('.') && !lstatSync(place).isSymbolicLink()) symlinkSync(place, join(to, name));
  }
  for (const tarball of tarballs) unpack(tarball, join(to, '@mall', /^mall-(.+)-\d+\.\d+\.\d+/.exec(basename(tarball))[1]));
  mkdirSync(join(to, '.bin'));
  for (const name of readdirSync(join(installed, '.bin'))) {
    const command = readlinkSync(join(installed, '.bin', name));
    if (existsSync(join(to, '.bin', command)) && dirname(command) !== '.') symlinkSync(command, join(to, '.bin', name));
  }
}
