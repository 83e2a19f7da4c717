import type { AreaRoute } from './define-manifest.ts';

export interface CompiledRoute<R extends AreaRoute = AreaRoute> {
  route: R;
  regex: RegExp;
  names: string[];
  /** Compared segment by segment: fixed text before text with a parameter in it, before a parameter, before an optional one, before the rest. */
  rank: number[];
}

const escapeRegex = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function segmentSource(segment: string, names: string[]): { source: string; rank: number } {
  if (segment === '*') return { source: '(?:/.*)?', rank: 4 };
  const parts = [...segment.matchAll(/:(\w+)(\([^)]*\))?(\?)?/g)];
  if (!parts.length) return { source: `/${escapeRegex(segment)}`, rank: 0 };
  let source = '';
  let at = 0;
  for (const part of parts) {
    source += escapeRegex(segment.slice(at, part.index));
    source += part[2] ?? '([^/]+)';
    names.push(part[1]!);
    at = part.index + part[0].length;
  }
  source += escapeRegex(segment.slice(at));
  const first = parts[0]!;
  if (first[3]) return { source: `(?:/${source})?`, rank: 3 };
  return { source: `/${source}`, rank: first.index === 0 ? (first[2] ? 1.5 : 2) : 1 };
}

/** Compiles a route's path. react-router has no parameter inside a segment (`/c-:id`), and the gateway and the shell match without React. */
export function compileRoute<R extends AreaRoute>(route: R): CompiledRoute<R> {
  const names: string[] = [];
  const segments = route.path
    .replace(/^\//, '')
    .split('/')
    .filter(Boolean)
    .map((segment) => segmentSource(segment, names));
  return {
    route,
    names,
    rank: segments.map(({ rank }) => rank),
    regex: new RegExp(`^${segments.map(({ source }) => source).join('')}/?$`),
  };
}

const byRank = (a: CompiledRoute, b: CompiledRoute) => {
  for (let index = 0; index < Math.max(a.rank.length, b.rank.length); index += 1) {
    const difference = (a.rank[index] ?? -1) - (b.rank[index] ?? -1);
    if (difference) return difference;
  }
  return 0;
};

export interface RouteMatch<R extends AreaRoute = AreaRoute> {
  route: R;
  params: Record<string, string>;
}

/** Makes a matcher: the most specific route wins, whatever the order they came in; `undefined` where none fits. */
export function createMatcher<R extends AreaRoute>(routes: R[]): (pathname: string) => RouteMatch<R> | undefined {
  const compiled = routes.map(compileRoute).sort(byRank);
  return (pathname) => {
    for (const { route, regex, names } of compiled) {
      const found = regex.exec(pathname);
      if (!found) continue;
      const params: Record<string, string> = {};
      for (const [index, name] of names.entries()) if (found[index + 1] !== undefined) params[name] = decode(found[index + 1]!);
      return { route, params };
    }
    return undefined;
  };
}

function decode(text: string) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
