/** Renderings at a time: they wait for their data side by side. */
const places = 16;
/** Of them for one source while nobody else asks: many people behind one router are one source. */
const alone = 8;
/** And while others ask too. */
const shared = 2;
/** A source that asked so lately counts as asking. */
const askingMs = 10_000;
/** Who waits longer gets the page for the browser to render. */
const patienceMs = 1000;
const mostWaiting = 64;

/** More wait for one source than it could ever be served: it is asked to come back. */
export class TooManyWaiting extends Error {}

interface Job {
  /** @param source whose turn it takes */
  start: (source: Source) => void;
  isStarted: boolean;
}

interface Source {
  running: number;
  waiting: Set<Job>;
  askedAt: number;
}

/** Shares rendering among sources: each has its turn, however many requests another sends. */
export function fairTurns(now: () => number = Date.now) {
  const sources = new Map<string, Source>();
  const jobs = new Map<string, Job>();
  let running = 0;

  const sourceFor = (name: string): Source => {
    const known = sources.get(name) ?? { running: 0, waiting: new Set<Job>(), askedAt: 0 };
    known.askedAt = now();
    sources.set(name, known);
    return known;
  };

  function drop() {
    for (const [name, { running: mine, waiting, askedAt }] of sources)
      if (!mine && !waiting.size && now() - askedAt > askingMs) sources.delete(name);
  }

  function next() {
    drop();
    while (running < places) {
      const most = sources.size > 1 ? shared : alone;
      const found = [...sources].find(([, one]) => one.waiting.size && one.running < most);
      if (!found) return;
      const [name, source] = found;
      const job = source.waiting.values().next().value!;
      source.waiting.delete(job);
      // To the end of the line of sources.
      sources.delete(name);
      sources.set(name, source);
      if (!job.isStarted) job.start(source);
    }
  }

  return {
    /**
     * Does a piece of work when it is the source's turn. @param key names the work, for `join`
     * @returns undefined where its turn didn't come in time @throws TooManyWaiting
     */
    run<Result>(name: string, key: string, work: () => Promise<Result>): Promise<Result | undefined> {
      drop();
      const source = sourceFor(name);
      if (source.waiting.size >= mostWaiting) return Promise.reject(new TooManyWaiting());
      return new Promise((resolve, reject) => {
        const late = setTimeout(() => {
          if (job.isStarted) return;
          job.isStarted = true;
          jobs.delete(key);
          for (const { waiting } of sources.values()) waiting.delete(job);
          resolve(undefined);
        }, patienceMs);
        const job: Job = {
          isStarted: false,
          start(taking) {
            clearTimeout(late);
            job.isStarted = true;
            jobs.delete(key);
            running += 1;
            taking.running += 1;
            const end = () => {
              running -= 1;
              taking.running -= 1;
              next();
            };
            work().then(resolve, reject).finally(end);
          },
        };
        jobs.set(key, job);
        source.waiting.add(job);
        next();
      });
    },
    /** Another source asks for the same work: it begins at the turn that comes first. */
    join(name: string, key: string) {
      const job = jobs.get(key);
      if (!job) return;
      sourceFor(name).waiting.add(job);
      next();
    },
  };
}
