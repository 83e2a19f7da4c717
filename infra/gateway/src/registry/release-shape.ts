import { type AreaRoute, createMatcher, menuConditions, menuGroupNames } from '@mall/mf-kit/manifest';
import type { Release } from './release.ts';

type Shape = (value: unknown) => boolean;

const isText: Shape = (value) => typeof value === 'string' && value !== '';
const isObject: Shape = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
const isRecordOf =
  (inner: Shape): Shape =>
  (value) =>
    isObject(value) && Object.values(value as object).every(inner);
const isWith =
  (fields: Record<string, Shape>): Shape =>
  (value) =>
    isObject(value) && Object.entries(fields).every(([field, fits]) => fits((value as Record<string, unknown>)[field]));
const isListOf =
  (inner: Shape): Shape =>
  (value) =>
    Array.isArray(value) && value.every(inner);
const isFile = isWith({ integrity: isText, bytes: Number.isInteger, brotli: Number.isInteger });
/** One class with a count, or a few words: nothing a path could keep the gateway busy with. */
const plainPattern = /^\((?:(?:\[[^\]]+\]|\\[dw])(?:[+*]|\{\d{1,3}(?:,\d{0,3})?\})?|[\w-]+(?:\|[\w-]+)*)\)$/;
const isRoute: Shape = (value) => {
  const route = value as Partial<AreaRoute> | null;
  return (
    typeof route?.path === 'string' &&
    route.path.startsWith('/') &&
    isText(route.screen) &&
    isText(route.layout) &&
    ['public', 'login', 'operator'].includes(route.access ?? '') &&
    [...route.path.matchAll(/\(.*?\)/g)].every(([pattern]) => plainPattern.test(pattern)) &&
    (route.title === undefined || typeof route.title === 'string')
  );
};
const isOneOf =
  (values: readonly string[]): Shape =>
  (value) =>
    values.includes(value as string);
const optional =
  (shape: Shape): Shape =>
  (value) =>
    value === undefined || shape(value);

const isMenuEntry = isWith({
  group: isOneOf(menuGroupNames),
  name: isText,
  path: isText,
  order: Number.isInteger,
  when: optional(isOneOf(menuConditions)),
});

const shapes: Partial<Record<keyof Release, Shape>> = {
  platform: optional(isText),
  entry: (value) => isListOf(isText)(value) && (value as string[]).length > 0,
  routes: isListOf(isRoute),
  menu: optional(isListOf(isMenuEntry)),
  files: isRecordOf(isFile),
  screens: isRecordOf(isListOf(isText)),
  exposes: optional(isRecordOf(isListOf(isText))),
  shared: optional(isRecordOf(isText)),
  widgets: optional(isRecordOf(isText)),
  slots: optional(isListOf(isText)),
  events: optional(isWith({ emits: optional(isListOf(isText)), hears: optional(isListOf(isText)) })),
  budget: optional(isWith({ js: Number.isInteger })),
  sharedRanges: optional(isRecordOf(isText)),
  calls: optional(isRecordOf(isWith({ method: isText, path: isText, sends: isObject, reads: isObject }))),
  server: optional(isWith({ integrity: isText, bytes: Number.isInteger })),
  sdk: optional(isRecordOf(isWith({ method: isText, path: isText }))),
};

/** Says which field of an area.json could not be served, so that a page is never made of half a release. @returns undefined where all is well */
export function flawOf(release: Release): string | undefined {
  if (!/^(shell|mf-[a-z0-9-]+)$/.test(release.name)) return `'${release.name}' is no area's name`;
  if (!/^\w[\w.-]{0,63}$/.test(release.version)) return `'${release.version}' is no version`;
  for (const [field, fits] of Object.entries(shapes))
    if (!fits(release[field as keyof Release])) return `${field} is missing or has another shape`;
  const unknown = [...release.entry, ...Object.values(release.screens).flat()].find((file) => !release.files[file]);
  if (unknown) return `${unknown} is not among its files`;
  try {
    createMatcher(release.routes);
  } catch (error) {
    return `a route can't be read: ${(error as Error).message}`;
  }
  return undefined;
}
