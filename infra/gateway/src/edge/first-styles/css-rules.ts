/** One rule of a style sheet with what surrounds it: `around` is '' or `@media (width<768px)`. What isn't a plain rule (`@keyframes`, `@media` in `@media`) stays whole. */
export interface CssRule {
  around: string;
  /** What is before the brace. */
  selector: string;
  /** Between the braces. */
  body: string;
}

/** Where the block that opens at `open` is closed. Braces within quotes are text. */
function endOfBlock(css: string, open: number): number {
  let depth = 0;
  let quote = '';
  for (let at = open; at < css.length; at += 1) {
    const sign = css[at]!;
    if (quote) {
      if (sign === '\\') at += 1;
      else if (sign === quote) quote = '';
    } else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '{') depth += 1;
    else if (sign === '}') {
      depth -= 1;
      if (!depth) return at;
    }
  }
  return css.length;
}

/** Reads a style sheet into its rules, in their order; rules under one condition come one by one. Without blanks between them the rules are the sheet. */
export function cssRules(css: string, around = ''): CssRule[] {
  const rules: CssRule[] = [];
  for (let at = 0; at < css.length; ) {
    const open = css.indexOf('{', at);
    if (open < 0) break;
    const selector = css.slice(at, open).trim();
    const end = endOfBlock(css, open);
    const body = css.slice(open + 1, end);
    if (!around && selector.startsWith('@media')) rules.push(...cssRules(body, selector));
    else rules.push({ around, selector, body });
    at = end + 1;
  }
  return rules;
}
