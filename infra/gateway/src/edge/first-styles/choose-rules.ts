import type { RulePart, StyleRule } from './style-rules.ts';

const one = { yes: [true], no: [false] } as const;
const allOf = (rule: StyleRule, isNeeded: boolean) => rule.parts.map(() => isNeeded);

/** Selectors that aren't needed stay beside one that is where writing their declarations a second time would take more. */
function worthParting({ parts, body = '' }: StyleRule, chosen: boolean[]): boolean {
  const apart = parts.reduce((sum, { text }, at) => (chosen[at] ? sum : sum + text.length), 0);
  return apart > body.length;
}

/** Which parts of each rule markup with these names needs before anybody touches it. */
export function chooseRules(rules: readonly StyleRule[], names: ReadonlySet<string>): (readonly boolean[])[] {
  const reads = new Set<string>();
  const matches = ({ needs }: RulePart) => {
    if (!needs) return false;
    for (const need of needs) if (!names.has(need)) return false;
    return true;
  };
  const chosen = rules.map((rule): readonly boolean[] => {
    const { parts, body } = rule;
    if (body === undefined) return one.no;
    if (parts.length === 1) {
      const isNeeded = matches(parts[0]!);
      if (isNeeded) for (const name of rule.reads) reads.add(name);
      return isNeeded ? one.yes : one.no;
    }
    const each = parts.map(matches);
    if (!each.includes(true)) return each;
    for (const name of rule.reads) reads.add(name);
    return worthParting(rule, each) ? each : allOf(rule, true);
  });
  // A property of the root may read others, which stand before it.
  for (let at = rules.length - 1; at >= 0; at -= 1) {
    const { parts, body } = rules[at]!;
    if (body !== undefined) continue;
    const each = parts.map(() => false);
    for (let part = parts.length - 1; part >= 0; part -= 1) {
      each[part] = reads.has(parts[part]!.defines!);
      if (each[part]) for (const name of parts[part]!.reads!) reads.add(name);
    }
    chosen[at] = each;
  }
  return chosen;
}
