import { createMatcher, menuConditions, menuCounts, menuGroupNames } from '@mall/mf-kit/manifest';
import Type, { type TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Release } from './release.ts';

const text = Type.String({ minLength: 1 });
const whole = Type.Integer();
const texts = Type.Array(text);
const record = <Value extends TSchema>(value: Value) => Type.Record(Type.String(), value);
const oneOf = (values: readonly string[]) => Type.Union(values.map((value) => Type.Literal(value)));
const file = Type.Object({ integrity: text, bytes: whole, brotli: whole });
const schema = Type.Object({});

const shapes: Partial<Record<keyof Release, TSchema>> = {
  platform: Type.Optional(text),
  entry: Type.Array(text, { minItems: 1 }),
  routes: Type.Array(
    Type.Object({
      path: Type.String({ pattern: '^/' }),
      screen: text,
      layout: text,
      access: oneOf(['public', 'login', 'operator']),
      title: Type.Optional(Type.String()),
    }),
  ),
  menu: Type.Optional(
    Type.Array(
      Type.Object({
        group: oneOf(menuGroupNames),
        name: text,
        path: text,
        order: whole,
        when: Type.Optional(oneOf(menuConditions)),
        count: Type.Optional(oneOf(menuCounts)),
      }),
    ),
  ),
  files: record(file),
  screens: record(texts),
  exposes: Type.Optional(record(texts)),
  shared: Type.Optional(record(text)),
  widgets: Type.Optional(record(text)),
  slots: Type.Optional(texts),
  events: Type.Optional(Type.Object({ emits: Type.Optional(texts), hears: Type.Optional(texts) })),
  budget: Type.Optional(Type.Object({ js: whole })),
  sharedRanges: Type.Optional(record(text)),
  calls: Type.Optional(record(Type.Object({ method: text, path: text, sends: schema, reads: schema }))),
  limits: Type.Optional(Type.Literal(true)),
  server: Type.Optional(Type.Object({ integrity: text, bytes: whole })),
  react: Type.Optional(Type.Object({ chunks: text, ids: record(text) })),
  sdk: Type.Optional(record(Type.Object({ method: text, path: text }))),
};
const shapeOfRelease = Compile(Type.Object(shapes as Record<string, TSchema>));

/** One class with a count, or a few words: nothing a path could keep the gateway busy with. */
const plainPattern = /^\((?:(?:\[[^\]]+\]|\\[dw])(?:[+*]|\{\d{1,3}(?:,\d{0,3})?\})?|[\w-]+(?:\|[\w-]+)*)\)$/;
const isPlain = ({ path }: { path: string }) => [...path.matchAll(/\(.*?\)/g)].every(([pattern]) => plainPattern.test(pattern));

/** The field of an area.json that has another shape than the gateway reads. */
function oddField(release: Release): string | undefined {
  if (shapeOfRelease.Check(release)) return release.routes.every(isPlain) ? undefined : 'routes';
  const [first] = shapeOfRelease.Errors(release);
  const { requiredProperties = [] } = (first?.params ?? {}) as { requiredProperties?: string[] };
  return first?.instancePath.split('/')[1] || requiredProperties[0] || 'area.json';
}

/** Says which field of an area.json could not be served, so that a page is never made of half a release. @returns undefined where all is well */
export function flawOf(release: Release): string | undefined {
  if (!/^(shell|mf-[a-z0-9-]+)$/.test(release.name)) return `'${release.name}' is no area's name`;
  if (!/^\w[\w.-]{0,63}$/.test(release.version)) return `'${release.version}' is no version`;
  const odd = oddField(release);
  if (odd) return `${odd} is missing or has another shape`;
  const unknown = [...release.entry, ...Object.values(release.screens).flat()].find((name) => !release.files[name]);
  if (unknown) return `${unknown} is not among its files`;
  try {
    createMatcher(release.routes);
  } catch (error) {
    return `a route can't be read: ${(error as Error).message}`;
  }
  return undefined;
}
