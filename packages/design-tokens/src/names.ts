import type { values } from './values.ts';

type Group = keyof typeof values;
type Names<G extends Group> = { readonly [Key in keyof (typeof values)[G]]: string };

/** `inkSecond` in group `color` is the CSS variable `--color-ink-second`. */
export const variableName = (group: string, key: string): string =>
  `--${group}-${key}`.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

// The browser needs the names only: the values are in the page's head, so they stay out of every bundle.
const namesOf = <G extends Group>(group: G): Names<G> =>
  new Proxy({} as Names<G>, { get: (_, key) => (typeof key === 'string' ? `var(${variableName(group, key)})` : undefined) });

/** Colours: `color.ink` is `var(--color-ink)`. `price` is for prices only, `action` for the one action of a screen. */
export const color = /* @__PURE__ */ namesOf('color');
/** Families, sizes (12, 13, 14, 16, 20, 26 px), line heights and weights. */
export const type = /* @__PURE__ */ namesOf('type');
/** The 4 px grid: hair 2, xs 4, sm 8, md 12, lg 16, xl 20, xxl 24, section 32, page 48. */
export const space = /* @__PURE__ */ namesOf('space');
/** sm 2, md 4 (everything), lg 8 (dialogs), full. */
export const radius = /* @__PURE__ */ namesOf('radius');
/** Shadows, for what floats only. */
export const elevation = /* @__PURE__ */ namesOf('elevation');
/** Durations (120–200 ms), easing, the 500 ms flight into the cart; all zero when reduced motion is asked for. */
export const motion = /* @__PURE__ */ namesOf('motion');
/** Body width, gutters, heights of controls and rows, and what sticks below the site's head. */
export const layout = /* @__PURE__ */ namesOf('layout');
/** Who lies above whom. */
export const zIndex = /* @__PURE__ */ namesOf('zIndex');

/**
 * The site's two breakpoints as media queries: below 1180 px the body fills the window, facets and menus fold into drawers; below 768 px there is one column,
 * rows are cards and targets 44 px high.
 */
export const below = { desktop: '@media (width<1180px)', tablet: '@media (width<768px)' } as const;
export const fromDesktop = '@media (width>=1180px)';

/** All groups in one object. To walk through every token, take `values`. */
export const tokens = { color, type, space, radius, elevation, motion, layout, zIndex } as const;
