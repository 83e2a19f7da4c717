import { globSync, readFileSync } from 'node:fs';

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
 * An address for every route of the built manifests, the shell's too.
 * @throws when a parameter that a route needs has no example
 */
export function everyAddress(examples: Examples): { address: string; isForBuyers: boolean }[] {
  const manifests = globSync('../{shell,mf-*}/dist/area.json').map((file) => JSON.parse(readFileSync(file, 'utf8')) as { routes: Route[] });
  if (!manifests.length) throw new Error('Nothing is built: npm run build');
  const found = new Map<string, boolean>();
  for (const { path, screen, access } of manifests.flatMap(({ routes }) => routes)) {
    if (leadsElsewhere.has(screen)) continue;
    const address = path
      .replace(/\/\*$/, '/nowhere')
      .replaceAll(/:([a-zA-Z]+)(\?)?/g, (_, name: string, isOptional?: string) => {
        const example = examples[`${path.split('/')[1]}:${name}`] ?? examples[name];
        if (!example && !isOptional) throw new Error(`${path} needs an example for ${name}`);
        return example ?? '';
      })
      .replace(/(.)\/$/, '$1');
    found.set(address, access !== 'public');
  }
  return [...found].map(([address, isForBuyers]) => ({ address, isForBuyers }));
}
