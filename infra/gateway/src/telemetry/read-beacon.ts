import { contract } from '@mall/api-contract';
import {
  type AreaFigures,
  type Beacon,
  type BrowserError,
  beaconLimits,
  type PageVitals,
  trespasses,
  vitalNames,
} from '@mall/mf-kit/manifest';
import { mostBeacons } from './heard-views.ts';

/** What a combination of versions was made of: nothing else is believed of a beacon that names it. */
export interface KnownSnapshot {
  id: string;
  /** area → version */
  versions: Record<string, string>;
  /** Route patterns. */
  pages: Set<string>;
}

type Fields = Record<string, unknown>;

const callNames = new Set(Object.entries(contract).flatMap(([noun, calls]) => Object.keys(calls).map((name) => `${noun}.${name}`)));
const longestMs = 120_000;
const mostErrors = 10_000;
/** A page that holds more is ended by the browser. */
const mostKb = 4_000_000;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
const count = (value: unknown, most: number) => (typeof value === 'number' && value > 0 ? Math.min(Math.floor(value), most) : 0);
const text = (value: unknown, length: number) => (typeof value === 'string' ? value.slice(0, length) : '');
const isTime = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= longestMs;
const times = (value: unknown) => (Array.isArray(value) ? value.filter(isTime).slice(0, beaconLimits.times) : []);

const pairOf = (value: unknown): [number, number] => {
  const [a, b] = Array.isArray(value) ? value : [];
  return [Number.isFinite(a) ? Number(a) : 0, Number.isFinite(b) ? Number(b) : 0];
};

/** The snapshot a beacon claims; undefined where this is no beacon at all. */
export function parseBeacon(body: unknown): { fields: Fields; snapshot: string; view: unknown; n: number } | undefined {
  if (typeof body !== 'string' || Buffer.byteLength(body) > beaconLimits.bytes) return undefined;
  try {
    const fields = fieldsOf(JSON.parse(body));
    const snapshot = text(fields.snapshot, 40);
    const n = Number.isInteger(fields.n) ? Number(fields.n) : -1;
    return /^[\w-]{1,40}$/.test(snapshot) && n >= 0 && n < mostBeacons ? { fields, snapshot, view: fields.view, n } : undefined;
  } catch {
    return undefined;
  }
}

/** Reads a beacon. What isn't of its snapshot (areas, versions, pages) or of the contract (calls) is left out, so no label comes from outside. */
export function readBeacon(
  fields: Fields,
  known: KnownSnapshot,
): Required<Pick<Beacon, 'areas' | 'page' | 'errors'>> & { vitals: PageVitals | undefined } {
  const pageOf = (value: unknown) => (typeof value === 'string' && known.pages.has(value) ? value : '');
  const areas: Record<string, AreaFigures> = {};
  for (const [area, version] of Object.entries(known.versions)) {
    const figures = fieldsOf(fieldsOf(fields.areas)[area]);
    if (figures.version === version) areas[area] = readFigures(figures, version);
  }
  return {
    page: pageOf(fields.page),
    areas,
    vitals: readVitals(fieldsOf(fields.vitals), known),
    errors: (Array.isArray(fields.errors) ? fields.errors : [])
      .slice(0, beaconLimits.errors)
      .map((error) => readError(fieldsOf(error)))
      .filter((error) => error !== undefined),
  };

  function readError(error: Fields): BrowserError | undefined {
    const area = text(error.area, 60);
    const version = text(error.version, 60) || known.versions[area];
    if (!Object.hasOwn(known.versions, area) || !version || !/^[\w.-]+$/.test(version)) return undefined;
    return {
      area,
      version,
      message: text(error.message, beaconLimits.message),
      stack: text(error.stack, beaconLimits.stack),
      where: text(error.where, beaconLimits.where),
      page: pageOf(error.page),
    };
  }
}

function readFigures(figures: Fields, version: string): AreaFigures {
  const views = count(figures.views, beaconLimits.views);
  const calls: NonNullable<AreaFigures['calls']> = {};
  for (const [name, value] of Object.entries(fieldsOf(figures.calls)).slice(0, beaconLimits.calls)) {
    if (!callNames.has(name) || !Array.isArray(value)) continue;
    const made = count(value[0], mostErrors);
    if (made) calls[name] = [made, count(value[1], made), count(value[2], made * longestMs)];
  }
  const [tasks, blockedMs] = pairOf(figures.blocked);
  const [visits, kb] = pairOf(figures.heap);
  const left = count(visits, beaconLimits.views);
  const ways = fieldsOf(figures.trespasses);
  const gone = trespasses.filter((way) => count(ways[way], mostErrors)).map((way) => [way, count(ways[way], mostErrors)] as const);
  return {
    version,
    views,
    ...(tasks ? { blocked: [count(tasks, mostErrors), count(blockedMs, longestMs)] as [number, number] } : {}),
    ...(left ? { heap: [left, Math.max(-mostKb, Math.min(mostKb, Math.round(kb)))] as [number, number] } : {}),
    ...(count(figures.listeners, mostErrors) ? { listeners: count(figures.listeners, mostErrors) } : {}),
    ...(gone.length ? { trespasses: Object.fromEntries(gone) } : {}),
    failedViews: count(figures.failedViews, views),
    errors: count(figures.errors, mostErrors),
    load: times(figures.load),
    mount: times(figures.mount),
    render: times(figures.render),
    calls,
  };
}

function readVitals(vitals: Fields, known: KnownSnapshot): PageVitals | undefined {
  const area = text(vitals.area, 60);
  if (!Object.hasOwn(known.versions, area)) return undefined;
  const found = vitalNames.filter((name) => isTime(vitals[name])).map((name) => [name, vitals[name]]);
  return found.length ? { area, ...Object.fromEntries(found) } : undefined;
}
