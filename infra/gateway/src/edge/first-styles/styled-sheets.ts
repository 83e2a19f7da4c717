/** Ends each rule in what styled-components writes on a server. */
export const ruleEnd = '/*!sc*/\n';

const tag = /<style[^>]*? data-styled-version="([^"]*)"[^>]*>(.*?)<\/style>/gs;
/** Says after a component's rules whose they are: the browser's copy takes them over by it. */
const owner = /data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}\/\*!sc\*\/\n/g;

/** One component's rules, and the line that says whose they are. */
export interface ComponentStyles {
  rules: string;
  owner: string;
}

/** What style tags say: the version of styled-components that wrote them, '' where there are none, and the rules of each component, those that several tags have once. */
export function readStyleTags(tags: string): { version: string; components: ComponentStyles[] } {
  let version = '';
  const components: ComponentStyles[] = [];
  const seen = new Set<string>();
  for (const [, own, css] of tags.matchAll(tag)) {
    version = own!;
    let from = 0;
    for (const found of css!.matchAll(owner)) {
      const whole = css!.slice(from, found.index + found[0].length);
      if (!seen.has(whole)) components.push({ rules: css!.slice(from, found.index), owner: found[0].slice(0, -ruleEnd.length) });
      seen.add(whole);
      from = found.index + found[0].length;
    }
  }
  return { version, components };
}
