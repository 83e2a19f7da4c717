import { below, variableName } from './names.ts';
import { values, valuesBelowTablet } from './values.ts';

const block = (groups: Record<string, Record<string, string>>): string =>
  Object.entries(groups)
    .flatMap(([group, entries]) => Object.entries(entries).map(([key, value]) => `${variableName(group, key)}:${value}`))
    .join(';');

const { fast, base, slow, flight } = values.motion;
const still = Object.fromEntries(Object.keys({ fast, base, slow, flight }).map((key) => [key, '0ms']));

/** The `:root{…}` block with every value, those of narrow windows, and zero durations when reduced motion is asked for. Goes first into the page head. */
export const tokensCss: string = `:root{${block(values)}}${below.tablet}{:root{${block(valuesBelowTablet)}}}@media (prefers-reduced-motion:reduce){:root{${block({ motion: still })}}}`;
