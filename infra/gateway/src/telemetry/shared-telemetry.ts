import type { ErrorGroup, PlatformFigures } from '@mall/api-contract/platform';
import type { AreaFigures, BrowserError } from '@mall/mf-kit/manifest';
import type { Trial } from '../registry/served.ts';
import type { RegistryStorage } from '../registry/storage/storage.ts';
import { canaryWatch, type TakeBack, type Watched } from './canary-watch.ts';
import { createErrorStore, groupOf } from './errors/error-store.ts';
import { type Gathered, gatherError, gatherMore, isNothing, nothingGathered } from './gathered.ts';
import { countFigures, createHour, type Minutes, minuteOf } from './hour.ts';
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
}

const tellEveryMs = 1000;

/**
 * The last hour, the error reports and the evidence about canaries, the same for every gateway on one storage: each tells the others once a second what it
 * heard, as sums. A gateway that starts later, or again, knows them too.
 */
export function createSharedTelemetry({ storage, trials, onHarm, onFault }: SharedTelemetryParts) {
  const hour = createHour();
  const errors = createErrorStore();
  const canaries = canaryWatch(trials, onHarm);
  let gathered = nothingGathered();
  let isFaulty = false;
  const log = createSharedLog<Entry, State>({
    storage,
    fold(entry) {
      for (const [minute, cells] of Object.entries(entry.minutes)) {
        hour.add(cells, Number(minute));
        canaries.add(cells, entry.trials);
      }
      for (const group of Object.values(entry.errors)) errors.add(group);
    },
    state: () => ({ minutes: hour.state(), errors: errors.state(), canaries: canaries.state() }),
    restore(state) {
      hour.restore(state.minutes);
      errors.restore(state.errors);
      canaries.restore(state.canaries);
    },
  });

  async function exchange() {
    if (isNothing(gathered)) return log.follow();
    const told = gathered;
    gathered = nothingGathered();
    try {
      await log.append({ ...told, trials: trials() });
    } catch (error) {
      // It is told together with what comes after.
      gatherMore(told, gathered);
      gathered = told;
      throw error;
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

  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  const tellAgain = () => {
    if (!isClosed) timer = setTimeout(() => void catchUp().then(tellAgain), tellEveryMs).unref();
  };
  tellAgain();

  return {
    errors,
    catchUp,
    /** Takes in what a browser told. */
    gather(areas: Record<string, AreaFigures>, faults: BrowserError[], snapshot: string) {
      const now = new Date();
      if (Object.keys(areas).length) {
        const minute = minuteOf(now.getTime());
        gathered.minutes[minute] ??= {};
        for (const [area, figures] of Object.entries(areas)) countFigures(gathered.minutes[minute], area, figures);
      }
      for (const fault of faults) gatherError(gathered, groupOf(fault, snapshot, now.toISOString()));
    },
    figures: (): PlatformFigures => ({ lastHour: hour.summary(), canaries: canaries.figures() }),
    /** Tells the last of it. */
    async close(): Promise<void> {
      isClosed = true;
      clearTimeout(timer);
      await catchUp();
    },
  };
}
