import { randomUUID } from 'node:crypto';
import { scriptJson } from '../page-text.ts';
import { addedStyles } from './merge-styles.ts';
import type { Part } from './render-task.ts';

/** A place on a page that another area fills. */
export interface Place {
  owner: string;
  slot: string;
  props: object;
}

/** What an area says of its widgets: their markup in the order asked, the places in them, and the keys of what they read. */
export interface RenderedWidgets {
  parts: string[];
  styles: string;
  places: Place[];
  asked: string[];
  unfilled: string[];
}

export interface PageValues {
  values: Record<string, unknown>;
  failures: Record<string, unknown>;
  unfilled?: string[];
}

/** Asks an area for its widgets. @throws where it can't: their places stay empty */
export type AskForWidgets = (
  owner: string,
  places: Pick<Place, 'slot' | 'props'>[],
  data: PageValues,
  idPrefix: string,
) => Promise<RenderedWidgets>;

/** Stands where another area's widget goes. Nobody can guess it, so nothing that a visitor brings is taken for it. */
export const placeMark = randomUUID();

const placesAtMost = 400;
const deepest = 3;
/** A place in the boundary that its slot has around it, or wherever else it stands. */
const marked = new RegExp(`<!--\\$-->~${placeMark}~(\\d+)~<!--/\\$-->|~${placeMark}~(\\d+)~`, 'g');

/**
 * Fills the places of a part with the widgets of other areas, each rendered by its owner. A place whose owner fails is left to the browser.
 * @param idPrefix begins the ids in their markup: another one for each part of a page
 * @param page what the part's screen read, as the page carries it; widgets are handed what they read of it
 */
export async function fillPlaces(
  part: Part,
  places: Place[],
  page: string,
  ask: AskForWidgets,
  idPrefix: string,
  depth = 0,
): Promise<Part & { data: string }> {
  if (places.length === 0) return { ...part, data: page };
  const here = new Set([...part.html.matchAll(marked)].map(([, inBoundary, alone]) => Number(inBoundary ?? alone)));
  const known = places.map((place, at) => ({ ...place, at })).filter(({ at }) => here.has(at));
  const byOwner = Map.groupBy(known.slice(0, depth < deepest ? placesAtMost : 0), ({ owner }) => owner);
  const filled = new Map<number, string>();
  let { styles } = part;
  let data = page;
  const all = await Promise.all(
    [...byOwner].map(async ([owner, own]) => ({ own, rendered: await renderedBy(owner, own).catch(() => undefined) })),
  );
  for (const { own, rendered } of all) {
    if (!rendered) continue;
    styles += addedStyles(styles, rendered.styles);
    for (const [index, { at }] of own.entries()) filled.set(at, rendered.parts[index] ?? '');
    data = withUnfilled(data, rendered.unfilled);
  }
  const html = part.html.replace(
    marked,
    (_, inBoundary?: string, alone?: string) => filled.get(Number(inBoundary ?? alone)) ?? leftToBrowser,
  );
  return { html, styles, data };

  async function renderedBy(owner: string, own: Place[]): Promise<RenderedWidgets> {
    const first = await ask(owner, own, noValues(), `${idPrefix}${depth}`);
    const wanted = first.asked.length > 0 ? valuesOf(page, first.asked) : undefined;
    const whole = wanted ? await ask(owner, own, wanted, `${idPrefix}${depth}`) : first;
    if (whole.places.length === 0) return whole;
    // What its widgets show of other areas is filled over all their markup at once.
    const joint = `<hr data-after="${placeMark}"/>`;
    const inner = await fillPlaces({ html: whole.parts.join(joint), styles: whole.styles }, whole.places, page, ask, idPrefix, depth + 1);
    return { ...whole, parts: inner.html.split(joint), styles: inner.styles };
  }
}

const noValues = (): PageValues => ({ values: {}, failures: {} });

/** A boundary that React draws anew in the browser. */
const leftToBrowser = '<!--$!--><template></template><!--/$-->';

function valuesOf(page: string, keys: string[]): PageValues | undefined {
  const { values, failures } = JSON.parse(page) as PageValues;
  const pick = (from: Record<string, unknown>) => Object.fromEntries(keys.filter((key) => key in from).map((key) => [key, from[key]]));
  const picked = { values: pick(values), failures: pick(failures) };
  return Object.keys({ ...picked.values, ...picked.failures }).length > 0 ? picked : undefined;
}

function withUnfilled(page: string, slots: string[]): string {
  if (slots.length === 0) return page;
  const data = JSON.parse(page) as PageValues;
  return scriptJson({ ...data, unfilled: [...new Set([...(data.unfilled ?? []), ...slots])] });
}
