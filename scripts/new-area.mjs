// npm run new-area -- mf-quotes [--title 报价单]: makes an area that builds, mounts and passes every check as it comes.
// With --to ../mf-quotes --packs DIR it gets a repository of its own, on the tarballs that `npm run pack -- --out DIR` wrote.
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, rmSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { flawOfName, flawOfTitle, namesOf } from './new-area/area-name.mjs';
import { declareSlot, enterIntoHouse, enterOwner, hasSlot, linkWorkspace, slotsFolder } from './new-area/join-workspace.mjs';
import { makeOwnRepository, tarballsIn } from './new-area/own-repository.mjs';
import { pipelinesOf, writeFiles } from './new-area/pipelines.mjs';
import { writeArea } from './new-area/write-area.mjs';

const root = join(import.meta.dirname, '..');
const say = (text) => process.stdout.write(`${text}\n`);
function refuse(reason) {
  process.stderr.write(`✗ ${reason}\n`);
  process.exit(2);
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { title: { type: 'string' }, to: { type: 'string' }, packs: { type: 'string' } },
    });
  } catch (error) {
    return refuse(error.message);
  }
}

/** Who of this repository's areas serves an address already. */
async function ownerOf(path) {
  for (const file of globSync('{shell,mf-*}/src/manifest.ts', { cwd: root })) {
    const { default: manifest } = await import(pathToFileURL(join(root, file)).href);
    if (manifest.routes.some((route) => route.path === path)) return manifest.name;
  }
  return undefined;
}

const { values, positionals } = readArguments();
const [name, ...more] = positionals;
if (more.length) refuse(`one name at a time, not also ${more.join(' ')}`);
const flaw = flawOfName(name) ?? flawOfTitle(values.title ?? '');
if (flaw) refuse(flaw);
const names = namesOf(name, values.title || undefined);
const isElsewhere = values.to !== undefined;
const folder = isElsewhere ? resolve(values.to) : join(root, name);
if (existsSync(folder)) refuse(`${folder} is there already; choose another name, or remove it first`);
const owner = await ownerOf(`/${names.slug}`);
if (owner) refuse(`${owner} serves /${names.slug} already, and the gate lets no address have two owners: choose another name`);
if (hasSlot(root, `${names.slug}-card`)) refuse(`there is a slot '${names.slug}-card' already (${slotsFolder}): choose another name`);
if (isElsewhere && (!values.packs || !existsSync(values.packs) || !tarballsIn(values.packs)['@mall/mf-kit']))
  refuse('--to needs --packs, the folder that `npm run pack -- --out DIR` wrote its tarballs to');

try {
  writeArea(folder, names);
  if (isElsewhere) makeOwnRepository(root, folder, names, resolve(values.packs));
  else {
    declareSlot(root, names);
    enterIntoHouse(root, names);
    enterOwner(root, names);
    writeFiles(root, pipelinesOf(root, name));
    linkWorkspace(root, name);
  }
  // Lines are as long as their names; formatting settles that.
  const formatted = isElsewhere ? [folder] : [folder, join(root, slotsFolder), join(root, 'docs/house.md')];
  execFileSync(join(root, 'node_modules/.bin/biome'), ['check', '--write', '--vcs-enabled=false', `--config-path=${root}`, ...formatted], {
    cwd: root,
    stdio: 'pipe',
  });
} catch (error) {
  rmSync(folder, { recursive: true, force: true });
  throw error;
}

const width = name.length + 20;
const shown = relative(process.cwd(), folder) || basename(folder);
say(
  isElsewhere
    ? `${name} stands in ${shown}, a repository of its own; the mall's packages lie in its packages/.

Next, with Node 24 or newer:
  cd ${shown} && git init && npm install
  npm test                             its tests
  MALL_API=https://mall.example.com npm run dev     the area alone, against a running mall
  npx mall publish ${name} --gateway https://mall.example.com --token …
  npx mall promote ${name} --gateway https://mall.example.com --token …`
    : `${name} stands in ${shown}/: screen /${names.slug}, widget '${names.slug}-card', tests, page object, smoke test and pipeline.
Its slot is declared in ${slotsFolder}/${names.slug}.d.ts; the lock and node_modules know it, so no npm install is needed.

Next:
  ${'npm start'.padEnd(width)}a mall to see it in
  ${`npm test -w ${name}`.padEnd(width)}its tests
  ${`npm run dev -w ${name}`.padEnd(width)}the area alone, with hot reload, against that mall
  ${`npx mall publish ${name}`.padEnd(width)}build, gate, upload, smoke test in a real browser
  ${`npx mall promote ${name}`.padEnd(width)}everybody has it, at /${names.slug}

docs/your-first-area.md goes through it step by step.`,
);
