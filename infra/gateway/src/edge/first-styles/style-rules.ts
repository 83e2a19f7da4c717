import { type CssRule, cssRules } from './css-rules.ts';
import { selectorNeeds } from './selector-needs.ts';

/** Values of custom properties that are the same on every element, by name. */
export type Constants = Record<string, string>;

/** What of a rule can be written apart: a selector of its list, or a custom property of the root. */
export interface RulePart {
  text: string;
  /** What the markup must have for it to match at rest (`selectorNeeds`); undefined: it doesn't. */
  needs: string[] | undefined;
  /** The custom property it is: needed where a rule that is needed reads it. */
  defines?: string;
  /** What that reads in turn. */
  reads?: string[];
}

export interface StyleRule {
  /** The condition it stands under: '' or `@media (…)`. */
  around: string;
  parts: RulePart[];
  /** What its selectors share; undefined where the parts are the root's custom properties. */
  body: string | undefined;
  /** Custom properties it reads. */
  reads: string[];
}

const readsOf = (text: string) => [...new Set([...text.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name!))];

/** Paper, other ways of input, and browsers of before need nothing at first. */
const laterCondition = /\bprint\b|prefers-|-ms-/;
/** Holds what is below the fold until the first paint, so it is needed before that is read. */
const holds = /content-visibility:\s*var\(/;

/** Declarations that draw nothing: how it changes, what the pointer looks like. */
const drawsNothing = /^(?:transition|cursor|user-select|touch-action|overscroll-behavior|scroll-margin|text-underline-offset)/;

const declarationsOf = (body: string) => body.split(/;(?![^(]*\))/).filter((one) => one.trim());
const isQuiet = (body: string) => declarationsOf(body).every((one) => drawsNothing.test(one.trim()));

/** A rule in two where some of it draws nothing: what it looks like, and that. */
function drawnApart(rule: CssRule): CssRule[] {
  // A semicolon within quotes ends nothing.
  if (rule.selector.startsWith('@') || rule.selector === ':root' || /["']/.test(rule.body)) return [rule];
  const declarations = declarationsOf(rule.body);
  const drawn = declarations.filter((one) => !isQuiet(one));
  const quiet = declarations.filter(isQuiet);
  return [drawn, quiet].filter(({ length }) => length).map((some) => ({ ...rule, body: some.join(';') }));
}

function ruleOf({ around, selector, body }: CssRule): StyleRule {
  const reads = readsOf(body);
  if (selector === ':root' && /^\s*--/.test(body)) {
    const parts = declarationsOf(body);
    return {
      around,
      parts: parts.map((text) => ({ text: text.trim(), needs: [], defines: /--[\w-]+/.exec(text)![0], reads: readsOf(text) })),
      body: undefined,
      reads,
    };
  }
  const isLater = selector.startsWith('@') || laterCondition.test(around) || isQuiet(body);
  const parts = isLater ? [{ text: selector, needs: undefined }] : selectorNeeds(selector);
  return { around, parts: holds.test(body) ? parts.map(({ text }) => ({ text, needs: [] })) : parts, body, reads };
}

/** Reads a style sheet. Where a constant is read its value is written instead, unless that is longer. */
export function styleRules(css: string, constants: Constants): StyleRule[] {
  const short = css.replace(/\s+/g, ' ').replaceAll(';}', '}').replace(/ > /g, '>');
  const settled = short.replace(/var\((--[\w-]+)\)/g, (read, name: string) => {
    const value = constants[name];
    return value !== undefined && value.length <= read.length ? value : read;
  });
  return cssRules(settled).flatMap(drawnApart).map(ruleOf);
}
