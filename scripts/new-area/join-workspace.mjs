import { existsSync, globSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the slots are declared, whoever shows them. */
export const slotsFolder = 'packages/slots/src';

export const hasSlot = (root, slot) =>
  globSync('*.d.ts', { cwd: join(root, slotsFolder) }).some((file) =>
    readFileSync(join(root, slotsFolder, file), 'utf8').includes(`  '${slot}': `),
  );

/** Declares a widget's slot, where every area that shows it finds its type. */
export function declareSlot(root, { name, slug, pascal, title }) {
  const type = `${pascal}Slots`;
  writeFileSync(
    join(root, slotsFolder, `${slug}.d.ts`),
    `export interface ${type} {\n  /** ${name}. ${title}: the first words of its page. */\n  '${slug}-card': { count?: number };\n}\n`,
  );
  const index = join(root, slotsFolder, 'index.d.ts');
  const all = readFileSync(index, 'utf8').replace(/;\nexport type SlotName/, ` & ${type};\nexport type SlotName`);
  writeFileSync(index, `import type { ${type} } from './${slug}.d.ts';\n${all}`);
}

const house = 'docs/house.md';

/** Enters a new area's noun into the plan: the list of nouns and the table of areas, by which folders are named. */
export function enterIntoHouse(root, { name, slug, title }) {
  const file = join(root, house);
  const plan = readFileSync(file, 'utf8')
    .replace(/^(Nouns, the same everywhere:[^.]*)\./m, `$1, ${slug}.`)
    .replace(/^(\| shell +\|)/m, `| ${name} | ${slug} | ${title} |\n$1`);
  writeFileSync(file, plan);
}

/** Enters a new area's team into CODEOWNERS: for its folder, its pipeline and its widget's slot. */
export function enterOwner(root, { name, slug }) {
  const file = join(root, 'CODEOWNERS');
  const line = (pattern) => `${pattern.padEnd(48)} @mall/${slug}\n`;
  const owners = readFileSync(file, 'utf8')
    .replace(/^\n# Areas/m, `${line(`/packages/slots/src/${slug}.d.ts`)}$&`)
    .replace(/^\/shell\/ /m, `${line(`/${name}/`)}${line(`/.github/workflows/${name}.yml`)}$&`);
  writeFileSync(file, owners);
}

/** Does what `npm install` would: the workspace into the lock, a link to it into node_modules. All it needs is there, so nothing is fetched. */
export function linkWorkspace(root, name) {
  const file = join(root, 'package-lock.json');
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  const { version, license, dependencies, devDependencies } = JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8'));
  const added = { [name]: { version, license, dependencies, devDependencies }, [`node_modules/${name}`]: { resolved: name, link: true } };
  const entries = Object.entries(lock.packages);
  for (const entry of Object.entries(added)) {
    const after = entries.findIndex(([key]) => key.localeCompare(entry[0], 'en') > 0);
    entries.splice(after < 0 ? entries.length : after, 0, entry);
  }
  lock.packages = Object.fromEntries(entries);
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  if (!existsSync(join(root, 'node_modules'))) mkdirSync(join(root, 'node_modules'));
  rmSync(join(root, 'node_modules', name), { force: true });
  symlinkSync(join('..', name), join(root, 'node_modules', name), 'dir');
}
