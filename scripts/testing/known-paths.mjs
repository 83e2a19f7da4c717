/** Built, not committed: what lies below is the build's business. */
const built = /(^|\/)(dist|node_modules)(\/|$)/;

const escaped = (text) => text.replace(/[.+^$()|[\]\\]/g, '\\$&');

/** A written path as an expression: `<name>` and `*` are one name, `**` any number of them, `{a,b}` one of these. */
const patternOf = (path) =>
  escaped(path)
    .replace(/\{([^{}]*)\}/g, (_, all) => `(?:${all.split(',').join('|')})`)
    .replace(/\*\*\/|<[^<>]+>|\*/g, (sign) => (sign === '**/' ? '(?:.*/)?' : '[^/]+'))
    .replace(/\/$/, '');

/**
 * Answers whether a path exists.
 * @param {readonly string[]} files of the repository
 */
export function knownPaths(files) {
  const folders = new Set(files.flatMap((file) => file.split('/').map((_, depth, names) => names.slice(0, depth).join('/'))));
  const all = [...files, ...folders].join('\n');
  const found = (before, path) => {
    const at = path.search(built);
    const kept = at < 0 ? path : path.slice(0, at);
    return kept === '' || new RegExp(`^${before}${patternOf(kept)}$`, 'm').test(all);
  };
  return {
    /** @param {string} path from the root, or from `folder` @param {string} [folder] with a / at its end */
    has: (path, folder = '') => found(escaped(folder), path),
    /** Is there a file or folder whose path ends so? @param {string} path @param {string} [folder] it lies somewhere in */
    hasEnd: (path, folder = '') => found(`${escaped(folder)}(?:.*/)?`, path),
  };
}
