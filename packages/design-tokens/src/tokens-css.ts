import { below, variableName } from './names.ts';
import { values, valuesBelowTablet } from './values.ts';

const block = (groups: Record<string, Record<string, string>>): string =>
  Object.entries(groups)
    .flatMap(([group, entries]) => Object.entries(entries).map(([key, value]) => `${variableName(group, key)}:${value}`))
    .join(';');

const { fast, base, slow } = values.motion;
const still = Object.fromEntries(Object.keys({ fast, base, slow }).map((key) => [key, '0ms']));

/** The `:root{…}` block with every value, those of narrow windows, and zero durations when reduced motion is asked for. Goes first into the page head. */
export const tokensCss: string = `:root{${block(values)}}${below.tablet}{:root{${block(valuesBelowTablet)}}}@media (prefers-reduced-motion:reduce){:root{${block({ motion: still })}}}`;

const { motion: _, layout: __, ...constant } = values;

/**
 * Tokens that are the same on every element, in every window and for everybody: CSS variable → value. Whoever writes a page's styles may put the value in
 * the name's place, so nothing may set one of these anew; layout and motion follow the window and the buyer's wishes.
 */
export const constants: Record<string, string> = Object.fromEntries(
  Object.entries(constant).flatMap(([group, entries]) =>
    Object.entries(entries).map(([key, value]) => [variableName(group, key), String(value)]),
  ),
);
