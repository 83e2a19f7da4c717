import { longestValue, together } from './markup-names.ts';

/** Never true of a page nobody has touched. */
const touched =
  /:(?:hover|active|focus|focus-visible|focus-within|indeterminate|popover-open|autofill|fullscreen|user-invalid)\b|::(?:selection|backdrop)\b/;

/** Selectors of a list, split at the commas that stand in no brackets. */
function alternatives(list: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < list.length; at += 1) {
    const sign = list[at]!;
    if (sign === '(' || sign === '[') depth += 1;
    else if (sign === ')' || sign === ']') depth -= 1;
    else if (sign === ',' && !depth) {
      found.push(list.slice(from, at));
      from = at + 1;
    }
  }
  return [...found, list.slice(from)].map((one) => one.trim());
}

/** What is in brackets after a pseudo-class may hold or not: `:not(…)`, lists of `:is(…)` and `:where(…)`, numbers. `:has(…)` of one selector has to hold. */
function withoutMaybe(selector: string): string {
  for (let text = selector; ; ) {
    const next = text.replace(/:([a-z-]+)\(([^()]*)\)/, (_, name: string, inside: string) =>
      /^(?:is|where|has)$/.test(name) && alternatives(inside).length === 1 ? ` ${inside} ` : '',
    );
    if (next === text) return text;
    text = next;
  }
}

const simple = /(\.[\w-]+)|(#[\w-]+)|\[\s*([\w-]+)\s*(?:(=)\s*["']?([^"'\]]*)["']?\s*)?[^\]]*\]|:(disabled|checked)\b|^([a-z]\w*)/gi;

/** Of one element: what it needs together, named after its class where it has one. */
function compoundNeeds(compound: string): string[] {
  const found = [...compound.matchAll(simple)].map(([, name, id, attribute, equals, value = '', state, tag]) => {
    if (attribute) return equals && value.length <= longestValue ? `[${attribute.toLowerCase()}=${value}]` : `[${attribute.toLowerCase()}]`;
    return name ?? id ?? (state ? `[${state}]` : tag!.toLowerCase());
  });
  const anchor = found.find((one) => one.startsWith('.')) ?? found.find((one) => !one.startsWith('[')) ?? found[0];
  if (found.length < 2) return found;
  return found.filter((one) => one !== anchor).map((extra) => together(anchor!, extra));
}

/** Words of a selector, without the blanks that stand in attributes' values. */
const compounds = /(?:\[[^\]]*\]|[^\s>+~[])+/g;

/**
 * The names that a page's markup must have for one selector to match before anybody touches the page, as `MarkupNames` writes them. Undefined where it can't
 * match so early. How elements stand to each other isn't asked, so it may be needed and match nothing; it is never the other way.
 */
function needsOf(selector: string): string[] | undefined {
  const certain = withoutMaybe(selector);
  return touched.test(certain) ? undefined : (certain.match(compounds) ?? []).flatMap(compoundNeeds);
}

/** What each selector of a list needs, beside the selector. */
export const selectorNeeds = (list: string): { text: string; needs: string[] | undefined }[] =>
  alternatives(list).map((text) => ({ text, needs: needsOf(text) }));
