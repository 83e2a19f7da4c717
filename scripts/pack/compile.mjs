import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** `'./x.tsx'` of a declaration, whose import TypeScript leaves as it is written. */
const relativeImport = /((?:from|import)\s*\(?\s*['"])(\.{1,2}\/[^'"]+)\.tsx?(['"])/g;

/**
 * Compiles the sources of packages to JavaScript with declarations, each into `<to>/<package>/dist`, tests left out. The tree is not written to,
 * but for TypeScript's settings under `node_modules/.cache`, where the packages' own dependencies are found.
 * @param {string} root the mall's repository
 * @param {string[]} folders `packages/domain` …
 * @param {string} to
 */
export function compile(root, folders, to) {
  const cache = join(root, 'node_modules/.cache/pack');
  const settings = join(cache, 'tsconfig.json');
  const out = join(to, '.compiled');
  mkdirSync(cache, { recursive: true });
  writeFileSync(
    settings,
    JSON.stringify({
      extends: join(root, 'packages/build-config/tsconfig.react.json'),
      compilerOptions: { noEmit: false, declaration: true, rewriteRelativeImportExtensions: true, rootDir: root, outDir: out },
      include: folders.flatMap((folder) => [join(root, folder, 'src/**/*.ts'), join(root, folder, 'src/**/*.tsx')]),
      exclude: [join(root, '**/*.test.ts'), join(root, '**/*.test.tsx')],
    }),
  );
  execFileSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', settings], { stdio: ['ignore', 2, 2] });
  for (const folder of folders) {
    const dist = join(to, folder.split('/').at(-1), 'dist');
    const compiled = join(out, folder, 'src');
    mkdirSync(dirname(dist), { recursive: true });
    // Of a package of declarations nothing is compiled.
    if (existsSync(compiled)) renameSync(compiled, dist);
    // TypeScript emits neither what is JavaScript nor what is a declaration already.
    for (const file of globSync(['**/*.mjs', '**/*.d.ts'], { cwd: join(root, folder, 'src') }))
      cpSync(join(root, folder, 'src', file), join(dist, file));
    for (const file of globSync('**/*.d.ts', { cwd: dist })) {
      const declared = readFileSync(join(dist, file), 'utf8');
      writeFileSync(join(dist, file), declared.replace(relativeImport, '$1$2.js$3'));
    }
  }
  rmSync(out, { recursive: true });
}
