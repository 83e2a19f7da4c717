import { chooseRules } from './choose-rules.ts';
import { partLines } from './part-lines.ts';
import { ReleaseRules } from './release-rules.ts';
import type { Constants, StyleRule } from './style-rules.ts';

/** A style sheet in two texts: one stands before the markup, the rest after what is seen first (`joinStyles` makes them one again). */
export interface PartedSheet {
  first: string;
  rest: string;
}

export interface Parted {
  /** Fonts by name: a sheet that is read anew would have every text laid out again. */
  faces: string;
  frame: PartedSheet;
  components: PartedSheet;
  /** Of styled-components, '' where nothing is of it. */
  version: string;
}

interface Given {
  /** The style sheets of every page, in their order. */
  sheets: string[];
  constants: Constants;
  /** The style tags of the components that the page shows. */
  styleTags: string;
  /** What is around many pages, and of this page what comes up to the fold. */
  markup: { frame: string; screen: string };
}

/** Where styles have not come yet nothing is laid out, or sizes would be remembered that are none. */
const [held, released] = ['html{--below-fold:hidden}', 'html{--below-fold:auto}'];

const isFace = ({ parts }: StyleRule) => parts[0]?.text === '@font-face';

/** A few releases side by side: a candidate, an operator's own view. The last one first. */
let releases: { sheets: string[]; rules: ReleaseRules<Parted> }[] = [];
const mostReleases = 4;

/** Texts that were compared before are the same string: looking at each other takes no time then. */
function releaseOf(sheets: string[], constants: Constants): ReleaseRules<Parted> {
  const isSame = (one: { sheets: string[] }) => one.sheets.length === sheets.length && one.sheets.every((css, at) => css === sheets[at]);
  if (releases[0] && isSame(releases[0])) return releases[0].rules;
  const found = releases.find(isSame) ?? { sheets, rules: new ReleaseRules<Parted>(constants) };
  releases = [found, ...releases.filter((one) => one !== found)].slice(0, mostReleases);
  return found.rules;
}

/**
 * Parts a page's style sheets into what its first screenful needs before anybody touches it, and the rest: most of a sheet is for what may come.
 * @returns the same object for the same, as long as it is remembered
 */
export function partStyles({ sheets, constants, styleTags, markup }: Given): Parted {
  const release = releaseOf(sheets, constants);
  const own = sheets.map((css) => release.read(css));
  const tags = release.readTags(styleTags);
  const { version, components, theirs } = tags;
  return release.resultOf(own, tags, markup.frame, markup.screen, (names) => {
    const faces = own.flatMap(({ rules }) => rules.filter(isFace));
    const frameRules = own.flatMap(({ rules }) => rules.filter((rule) => !isFace(rule)));
    const chosen = chooseRules([...frameRules, ...theirs.flatMap(({ rules }) => rules)], names);
    const frame = partLines(frameRules, chosen);
    const first: string[] = [];
    const rest: string[] = [];
    let at = frameRules.length;
    for (const [index, { owner }] of components.entries()) {
      const { rules } = theirs[index]!;
      const lines = partLines(rules, chosen.slice(at, at + rules.length));
      first.push(...lines.first);
      rest.push(...lines.rest, owner);
      at += rules.length;
    }
    return {
      faces: faces.map(({ body }) => `@font-face{${body}}`).join(''),
      frame: { first: [...frame.first, held].join('\n'), rest: [...frame.rest, '', released].join('\n') },
      components: { first: first.join('\n'), rest: rest.join('\n') },
      version,
    };
  });
}
