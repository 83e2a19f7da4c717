import type { ErrorGroup, PlatformFigures } from '@mall/api-contract/platform';
import type { AreaFigures, BrowserError } from '@mall/mf-kit/manifest';
import type { Trial } from '../registry/served.ts';
import type { RegistryStorage } from '../registry/storage/storage.ts';
import type { Sighting, Watched } from './canary-evidence.ts';
import { canaryWatch, type TakeBack } from './canary-watch.ts';
import { createErrorStore, groupOf } from './errors/error-store.ts';
import { type Gathered, type Heard, sumOf } from './gathered.ts';
import { createHeardViews, type HeardViews, type Told } from './heard-views.ts';
import { type Cells, countFigures, createHour, type Minutes, minuteOf } from './hour.ts';
import { createSharedLog } from './shared-log.ts';

export interface SharedTelemetryParts {
  storage: RegistryStorage;
  /** The canaries that are served now. */
  trials: () => Trial[];
  /** Takes a canary back. */
  onHarm: (harm: TakeBack) => Promise<unknown>;
  /** Told once when the storage can't be used any more, and again after it could. */
  onFault: (error: unknown) => void;
}

interface Entry extends Gathered {
  trials: Trial[];
}

interface State {
  minutes: Minutes;
  errors: ErrorGroup[];
  canaries: Watched[];
  heard?: ReturnType<HeardViews['state']>;
}

const tellEveryMs = 1000;
/** While the storage is away, what is heard waits; of more than these the first are dropped. */
const mostWaiting = 5000;

/**
 * The last hour, the error reports and the evidence about canaries, the same for every gateway on one storage: each tells the others once a second what it
 * heard, as sums. A gateway that starts later, or again, knows them too.
 */
export function createSharedTelemetry({ storage, trials, onHarm, onFault }: SharedTelemetryParts) {
  const hour = createHour();
  const errors = createErrorStore();
  const canaries = canaryWatch(trials, onHarm);
  const heard = createHeardViews();
  let waiting: Heard[] = [];
  /** On its way into the log. */
  const telling = new Set<Heard>();
  let isFaulty = false;
  const log = createSharedLog<Entry, State>({
    storage,
    fold(entry) {
      for (const told of entry.told ?? []) heard.add(told);
      for (const [minute, cells] of Object.entries(entry.minutes)) hour.add(cells, Number(minute));
      canaries.add(entry.sightings ?? [], entry.trials);
      for (const group of Object.values(entry.errors)) errors.add(group);
    },
    state: () => ({ minutes: hour.state(), errors: errors.state(), canaries: canaries.state(), heard: heard.state() }),
    restore(state) {
      hour.restore(state.minutes);
      errors.restore(state.errors);
      canaries.restore(state.canaries);
      if (state.heard) heard.restore(state.heard);
    },
  });

  async function exchange() {
    if (!waiting.length) return log.follow();
    const told = waiting;
    waiting = [];
    for (const one of told) telling.add(one);
    try {
      await log.append(() => {
        // What another gateway was told as well, and was first to tell, counts there.
        const fresh = told.filter((one) => !one.told || !heard.has(one.told));
        return fresh.length ? { ...sumOf(fresh), trials: trials() } : undefined;
      });
    } catch (error) {
      waiting = [...told, ...waiting].slice(-mostWaiting);
      throw error;
    } finally {
      for (const one of told) telling.delete(one);
    }
  }

  /** Tells what was heard and hears what others tell. While the storage is away, what is known stays and what is heard waits. */
  async function catchUp(): Promise<void> {
    try {
      await exchange();
      isFaulty = false;
    } catch (error) {
      if (!isFaulty) onFault(error);
      isFaulty = true;
    }
    canaries.act();
  }

  /** What is about a canary that is served now: told a second later, it isn't taken for what was seen of the next. */
  const ofTrials = (sightings: Sighting[]): Sighting[] =>
    sightings.flatMap((one) => {
      const trial = canaries.trialOf(one);
      return trial ? [{ ...one, since: trial.since }] : [];
    });

  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  const tellAgain = () => {
    if (!isClosed) timer = setTimeout(() => void catchUp().then(tellAgain), tellEveryMs).unref();
  };
  tellAgain();

  return {
    errors,
    catchUp,
    /** Takes in what a browser told of a view. @returns whether it is new */
    gather(told: Told, source: string, areas: Record<string, AreaFigures>, faults: BrowserError[], snapshot: string): boolean {
      if (heard.has(told) || [...telling, ...waiting].some((one) => one.told?.id === told.id && one.told.n === told.n)) return false;
      const now = new Date();
      const cells: Cells = {};
      for (const [area, figures] of Object.entries(areas)) countFigures(cells, area, figures);
      const sightings = Object.entries(areas).map(
        ([area, { version, failedViews }]): Sighting => ({ view: told.id, source, area, version, failed: failedViews > 0 && 'told' }),
      );
      waiting.push({
        told,
        minute: minuteOf(now.getTime()),
        cells,
        errors: faults.map((fault) => groupOf(fault, snapshot, now.toISOString())),
        sightings: ofTrials(sightings),
      });
      if (waiting.length > mostWaiting) waiting.shift();
      return true;
    },
    /** Takes in what the gateway saw itself, where it is about a canary. */
    see(sighting: Sighting) {
      const sightings = ofTrials([sighting]);
      if (sightings.length) waiting.push({ minute: minuteOf(Date.now()), cells: {}, errors: [], sightings });
    },
    figures: (): Omit<PlatformFigures, 'serverHarm'> => ({ lastHour: hour.summary(), canaries: canaries.figures() }),
    /** Tells the last of it. */
    async close(): Promise<void> {
      isClosed = true;
      clearTimeout(timer);
      await catchUp();
    },
  };
}
