/** Ends of names that are files of a repository. What isn't here (`budget.js`, `db.sql`) is code. */
const fileName = /^[\w*{}<>,.+-]+\.(ts|tsx|mjs|cjs|json|md|yaml|yml|html|env|patch|Containerfile)$/;
/** What a path is written with: names, `<name>`, `{a,b}`, `*`. */
const written = /^(?:[\w.+*-]|<[\w ]+>|\{[^{}/]*\})+(?:\/(?:[\w.+*-]|<[\w ]+>|\{[^{}/]*\})*)*$/;

const packageName = /^@mall\/[\w-]+(?:\/[\w.-]+)*$/;

/**
 * The paths that a page names: in `code`, in links, in commands, in trees; and our packages. Not a path is what begins with / (an address), … or `<somewhere>/` (another
 * place than the repository), and what has other signs in it than a path has.
 * @param {string} markdown
 * @param {ReadonlySet<string>} top the folders of the repository's root: a command's word is a path only below one of them
 * @returns {{ line: number, path: string, kind: 'code' | 'link' | 'tree' | 'package' }[]}
 */
export function namedPaths(markdown, top) {
  const found = [];
  let tree;
  let isFenced = false;
  markdown.split('\n').forEach((text, index) => {
    const add = (kind, paths) => found.push(...paths.map((path) => ({ line: index + 1, path, kind })));
    if (/^\s*```/.test(text)) {
      isFenced = !isFenced;
      tree = isFenced && /```text/.test(text) ? [] : undefined;
    } else if (tree) add('tree', treeLine(text, tree));
    else if (isFenced || /^ {4}(?!\s*[|])/.test(text)) add('code', words(text, top));
    if (isFenced) return;
    for (const [, code] of text.matchAll(/`([^`]+)`/g))
      if (packageName.test(code)) add('package', [code]);
      else add('code', /\s/.test(code) ? words(code, top) : isPath(code) ? [code] : []);
    for (const [, target] of text.matchAll(/\]\(([^)\s]+)\)/g)) if (!/^([a-z]+:|#)/.test(target)) add('link', [target.replace(/#.*$/, '')]);
  });
  return found;
}

const isPath = (code) => (written.test(code) && code.includes('/') && !/^[/@.<]/.test(code)) || fileName.test(code);
const words = (text, top) => text.split(/\s+/).filter((word) => written.test(word) && word.includes('/') && top.has(word.split('/')[0]));

/**
 * One line of a drawn tree: a path, others after a comma, then what it is for. Two spaces deeper is inside the line above.
 * @param {{ indent: number, path: string }[]} open the lines it stands below, kept from line to line
 */
function treeLine(text, open) {
  const [, indent, names, note = ''] = /^(\s*)((?:[^\s,]|,\S)+(?:, (?:[^\s,]|,\S)+)*)(?:\s+(.*))?$/.exec(text) ?? [];
  if (names === undefined) return [];
  while (open.length && open.at(-1).indent >= indent.length) open.pop();
  const parent = open.at(-1)?.path ?? '';
  const [first, ...others] = names.split(', ').map((name) => parent + name);
  open.push({ indent: indent.length, path: first.endsWith('/') ? first : `${first}/` });
  return [first, ...others, ...note.split(/[\s;,]+/).filter((word) => fileName.test(word))];
}
