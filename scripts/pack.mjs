// npm run pack -- --out DIR: packs what an area in a repository of its own needs, one tarball a package. Sources are compiled on the way; the tree stays clean.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { compile } from './pack/compile.mjs';
import { packedCommand, packedPackage } from './pack/packed-package.mjs';

const root = join(import.meta.dirname, '..');
const folders = [...readdirSync(join(root, 'packages')).map((name) => `packages/${name}`), 'infra/cli'];
const { values } = parseArgs({ options: { out: { type: 'string' } } });
if (!values.out) {
  process.stderr.write('npm run pack -- --out DIR: name the folder that the tarballs go to\n');
  process.exit(2);
}

const out = resolve(values.out);
const stage = mkdtempSync(join(tmpdir(), 'mall-pack-'));
try {
  const packages = folders.map((folder) => ({ folder, own: JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) }));
  const versions = Object.fromEntries(packages.map(({ own }) => [own.name, own.version]));
  compile(root, folders, stage);
  // The API's description is built, not committed.
  execFileSync(process.execPath, [join(root, 'packages/api-contract/src/openapi/write.ts')]);
  for (const { folder, own } of packages) {
    const from = join(root, folder);
    const to = join(stage, basename(folder));
    writeFileSync(join(to, 'package.json'), `${JSON.stringify(packedPackage(own, versions), null, 2)}\n`);
    // What it exports as it is: settings, the API's description.
    const plain = Object.values(own.exports ?? {}).filter((path) => !/^\.\/(src\/|package\.json)/.test(path));
    for (const path of ['README.md', ...plain]) cpSync(join(from, path), join(to, path));
    if (!existsSync(join(from, 'bin'))) continue;
    mkdirSync(join(to, 'bin'));
    for (const name of readdirSync(join(from, 'bin')))
      writeFileSync(join(to, 'bin', name), packedCommand(readFileSync(join(from, 'bin', name), 'utf8')), { mode: 0o755 });
  }
  mkdirSync(out, { recursive: true });
  const listed = execFileSync(
    'npm',
    ['pack', '--json', '--ignore-scripts', '--pack-destination', out, ...folders.map((folder) => join(stage, basename(folder)))],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], cwd: stage, maxBuffer: 64 * 1024 * 1024 },
  );
  for (const { filename, size } of Object.values(JSON.parse(listed)))
    process.stdout.write(`${String(Math.ceil(size / 1024)).padStart(5)} KB  ${join(out, filename)}\n`);
} finally {
  rmSync(stage, { recursive: true, force: true });
}
