/** Whose script it was, by the address every release's files have. */
const released = /\/assets\/(shell|mf-[a-z-]+)\/([\w.-]+)\//g;
/** How areas are named in reports: `mf-search@3f2a mount`; where a widget of another fails on its page, `mf-search@3f2a mf-cart-checkout`. */
const reporting = /^(shell|mf-[a-z-]+)(?:@([\w.-]+))?(?: (mf-[a-z-]+)(?![\w-]))?/;

export interface ScriptOwner {
  area: string;
  version: string;
}

/**
 * Finds whom an error belongs to: the first area's script in its stack, for the shell's scripts (React is one of them) run everybody's code;
 * else the area that reported it; else the shell.
 * @param versionOf the version of an area in this page, '' where it is none
 */
export function scriptOwner(stack: string, where: string, versionOf: (area: string) => string): ScriptOwner {
  for (const [, area, version] of stack.matchAll(released)) if (area !== 'shell') return { area: area!, version: version! };
  const [, area = 'shell', version, lender] = reporting.exec(where) ?? [];
  if (lender) return { area: lender, version: versionOf(lender) };
  return { area, version: version ?? versionOf(area) };
}
