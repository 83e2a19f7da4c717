import type { PageHead } from './render-task.ts';

/** Texts of a list that an area's process said; anything else it said counts as none. */
export const listOf = (said: unknown): string[] => (Array.isArray(said) ? said.map(String) : []);

/** Texts by name that an area's process said. */
export const textsOf = (said: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(Object(said) as object).map(([name, value]) => [name, String(value)]));

/** What programs read, as far as an area's process said any. */
export const structuredOf = (said: unknown): object[] => (Array.isArray(said) ? said.slice(0, 8).map((one) => Object(one) as object) : []);

/** A path of this site and of no other: //elsewhere is one, and so is what a browser takes for it. */
const ownPath = /^\/(?![/\\])[!-[\]-~]*$/;

/** What an area's process said of a page's head, as far as a head has it. */
export function headOf(said: unknown): PageHead {
  const { title, description, canonical, status, structured, movedTo, isUnlisted } = Object(said) as Record<string, unknown>;
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
  const given = { description: text(description), canonical: text(canonical), structured: structuredOf(structured) };
  return {
    title: text(title) ?? '',
    ...(given.description === undefined ? {} : { description: given.description }),
    ...(given.canonical === undefined ? {} : { canonical: given.canonical }),
    ...(isUnlisted === true ? { isUnlisted } : {}),
    ...(given.structured.length > 0 ? { structured: given.structured } : {}),
    ...(typeof movedTo === 'string' && ownPath.test(movedTo) ? { movedTo } : {}),
    ...(typeof status === 'number' && status >= 200 && status < 600 ? { status } : {}),
  };
}
