import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

interface Route {
  path: string;
  screen: string;
  access: string;
}

/** What stands in for the parameters of routes that mean nothing without one. */
export type Examples = Readonly<Record<string, string>>;

/** Codes of short links lead elsewhere: the page they lead to is opened by its own route. */
const leadsElsewhere = new Set(['short-link', 'old-flow', 'payment-return']);

/**
 * An address for each route of the built manifests that is for everybody, or that needs a login; the shell's too.
 * @throws when a parameter that a route needs has no example
 */
export function addressesFor(whom: 'everybody' | 'buyers', examples: Examples): { address: string; route: string }[] {
  const manifests = globSync('{shell,mf-*}/dist/area.json', { cwd: root }).map(
    (file) => JSON.parse(readFileSync(join(root, file), 'utf8')) as { routes: Route[] },
  );
  if (!manifests.length) throw new Error('Nothing is built: npm run build');
  const found = new Map<string, string>();
  for (const { path, screen, access } of manifests.flatMap(({ routes }) => routes)) {
    if (leadsElsewhere.has(screen) || (access === 'public') !== (whom === 'everybody')) continue;
    const address = path
      .replace(/\/\*$/, '/nowhere')
      .replaceAll(/:([a-zA-Z]+)(\?)?/g, (_, name: string, isOptional?: string) => {
        const [, first, second] = path.split('/');
        const example = examples[`${second}:${name}`] ?? examples[`${first}:${name}`] ?? examples[name];
        if (!example && !isOptional) throw new Error(`${path} needs an example for ${name}`);
        return example ?? '';
      })
      .replace(/(.)\/$/, '$1');
    found.set(address, path);
  }
  return [...found].map(([address, route]) => ({ address, route }));
}
