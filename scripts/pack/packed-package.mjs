const declaration = /^\.\/src\/(.*)\.d\.ts$/;
const source = /^\.\/src\/(.*?)(?:\.d)?\.tsx?$/;

/** `./src/index.ts` as it is called once it is compiled. */
const built = (path) => path.replace(source, './dist/$1.js');

/**
 * What a packed package says of itself: compiled files instead of sources, the packages beside it by version, nothing of its own development.
 * @param {Record<string, any>} own its package.json
 * @param {Record<string, string>} versions of the packages that are packed with it
 */
export function packedPackage(own, versions) {
  // Which Node it needs, the repository that takes it says once: each package would warn by itself.
  const { private: _, scripts: __, devDependencies: ___, engines: ____, ...kept } = own;
  return {
    ...kept,
    ...(own.exports
      ? {
          exports: Object.fromEntries(
            Object.entries(own.exports).map(([name, path]) => [
              name,
              !source.test(path)
                ? path
                : { types: path.replace(source, './dist/$1.d.ts'), ...(declaration.test(path) ? {} : { default: built(path) }) },
            ]),
          ),
        }
      : {}),
    ...(Array.isArray(own.sideEffects) ? { sideEffects: own.sideEffects.map(built) } : {}),
    dependencies: Object.fromEntries(
      Object.entries(own.dependencies ?? {}).map(([name, range]) => [name, versions[name] ? `^${versions[name]}` : range]),
    ),
  };
}

/** A command's script, whose sources are compiled: `../src/main.ts` becomes `../dist/main.js`. */
export const packedCommand = (script) =>
  script.replace(/(['"]\.\.\/)src\/([^'"]+)(['"])/g, (_, before, path, after) => `${before}dist/${path.replace(/\.tsx?$/, '.js')}${after}`);
