import { LRUCache } from 'lru-cache';

/** The end of a rule, and of a component's rules, as styled-components writes them on the server. */
const ruleEnd = '/*!sc*/\n';
const groupEnd = /^data-styled\.g\d+\[id="([^"]+)"\]\{content:"([^"]*)"\}$/;

interface Group {
  id: string;
  names: string[];
  rules: string[];
  end: string;
}

function groupsOf(css: string): Group[] {
  const groups: Group[] = [];
  let rules: string[] = [];
  for (const piece of css.split(ruleEnd)) {
    const found = groupEnd.exec(piece.trim());
    if (!found) {
      if (piece.trim()) rules.push(piece);
      continue;
    }
    groups.push({ id: found[1]!, names: found[2]!.split(',').filter(Boolean), rules, end: piece });
    rules = [];
  }
  return groups;
}

/** By the tags of a page and those of its widgets: most pages of one screen have the same. About 60 KB each. */
const merged = new LRUCache<string, Map<string, string>>({ max: 40 });
const mostOfOnePage = 20;

const tag = /^<style([^>]*)>([\s\S]*)<\/style>$/;

/**
 * What a widget's style tag adds to the tags of its page: a component that is there already keeps its place and its rules, or what a page's own component
 * says over it would be undone by the rules that come after it.
 * @param there style tags of the page
 * @returns a style tag, or '' where nothing is new
 */
export function addedStyles(there: string, styles: string): string {
  const known = merged.get(there) ?? new Map<string, string>();
  const added = known.get(styles) ?? addedTo(there, styles);
  if (known.size < mostOfOnePage) known.set(styles, added);
  merged.set(there, known);
  return added;
}

function addedTo(there: string, styles: string): string {
  const [, attributes = '', css = ''] = tag.exec(styles.trim()) ?? [];
  const known = new Set(
    [...there.matchAll(/data-styled\.g\d+\[id="([^"]+)"\]\{content:"([^"]*)"\}/g)].flatMap(([, id, names]) =>
      names!
        .split(',')
        .filter(Boolean)
        .map((name) => `${id} ${name}`),
    ),
  );
  const added = groupsOf(css).flatMap(({ id, names, rules, end }) => {
    const fresh = names.filter((name) => !known.has(`${id} ${name}`));
    if (fresh.length === 0) return [];
    const stale = names.filter((name) => known.has(`${id} ${name}`));
    const isFresh = (rule: string) => !stale.some((name) => new RegExp(`\\.${name}(?![\\w-])`).test(rule));
    const ending = end.replace(/content:"[^"]*"/, `content:"${fresh.map((name) => `${name},`).join('')}"`);
    return [...rules.filter(isFresh), ending];
  });
  return added.length > 0 ? `<style${attributes}>${added.map((piece) => piece + ruleEnd).join('')}</style>` : '';
}
