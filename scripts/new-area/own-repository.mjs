import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pipelinesOf, writeFiles } from './pipelines.mjs';

/** What the mall's repository brings at its root, which an area elsewhere has to bring itself. */
const tools = ['typescript', '@types/node', '@types/react', '@types/react-dom', '@swc/core'];

/** The tarballs of a folder by their package: `@mall/mf-kit` → `mall-mf-kit-0.1.0.tgz`. */
export function tarballsIn(folder) {
  const found = readdirSync(folder).map((file) => [/^mall-(.+)-\d+\.\d+\.\d+.*\.tgz$/.exec(file)?.[1], file]);
  return Object.fromEntries(found.filter(([name]) => name).map(([name, file]) => [`@mall/${name}`, file]));
}

/**
 * Makes an area's folder a repository of its own: the mall's packages come from tarballs in `packages/`, everything else from the registry.
 * @param {string} root the mall's repository
 * @param {string} folder the area
 * @param {{ name: string, slug: string }} names
 * @param {string} packs where `npm run pack` wrote the tarballs
 */
export function makeOwnRepository(root, folder, { name, slug }, packs) {
  const read = (place) => JSON.parse(readFileSync(join(place, 'package.json'), 'utf8'));
  const [own, mall, tarballs] = [read(folder), read(root), tarballsIn(packs)];
  mkdirSync(join(folder, 'packages'));
  for (const file of Object.values(tarballs)) copyFileSync(join(packs, file), join(folder, 'packages', file));
  const thirdParty = (dependencies) => Object.entries(dependencies).filter(([name]) => !name.startsWith('@mall/'));
  const packed = Object.entries(tarballs).map(([name, file]) => [name, `file:packages/${file}`]);
  writeFileSync(
    join(folder, 'package.json'),
    `${JSON.stringify(
      {
        ...own,
        // Under an older Node npm says so once and ends, instead of a warning for each package.
        devEngines: { runtime: { name: 'node', version: '>=24', onFail: 'error' } },
        dependencies: Object.fromEntries(thirdParty(own.dependencies)),
        devDependencies: Object.fromEntries([...packed, ...tools.map((name) => [name, mall.devDependencies[name]])]),
        overrides: { webpack: mall.overrides.webpack },
      },
      null,
      2,
    )}\n`,
  );
  const widget = join(
    folder,
    'src/widgets',
    readdirSync(join(folder, 'src/widgets')).find((file) => !file.includes('.test.')),
  );
  // Its slot is declared in mf-kit once another area wants to show it; until then the widget says itself what it takes.
  writeFileSync(
    widget,
    readFileSync(widget, 'utf8')
      .replace(/SlotProps\['[^']+'\]/, '{ count?: number }')
      .replace(', type SlotProps,', ','),
  );
  const readme = join(folder, 'README.md');
  writeFileSync(readme, readFileSync(readme, 'utf8').replace(/ -w mf-[a-z0-9-]+/g, ''));
  for (const file of ['.editorconfig', '.node-version', 'LICENSE']) copyFileSync(join(root, file), join(folder, file));
  writeFiles(folder, {
    ...pipelinesOf(root, name, { isElsewhere: true }),
    '.gitignore': 'node_modules/\ndist/\n.cache/\nrelease.json\nrelease.env\n',
    CODEOWNERS: `* @mall/${slug}\n`,
  });
}
