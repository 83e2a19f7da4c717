export interface TurnRules {
  /** So many of one line work at once. */
  atOnce: number;
  /** So many more wait for their turn; who comes then is refused at once. */
  waiting: number;
  /** And nobody waits longer; without it as long as it takes. */
  patienceMs?: number;
}

interface Line {
  working: number;
  waiters: { begin: () => void; giveUp?: NodeJS.Timeout }[];
}

/**
 * Lines in which work waits for its turn, first come first served, each line for itself: whoever asks for much waits behind
 * himself. Kept in this process.
 * @param refuse what is thrown: `full` the line is as long as it may be, `late` the turn didn't come in time
 */
export function turns({ atOnce, waiting, patienceMs }: TurnRules, refuse: (why: 'full' | 'late') => Error) {
  const lines = new Map<string, Line>();
  const wait = (line: Line) =>
    new Promise<void>((begin, reject) => {
      const waiter: Line['waiters'][number] = { begin };
      line.waiters.push(waiter);
      if (patienceMs === undefined) return;
      waiter.giveUp = setTimeout(() => {
        line.waiters = line.waiters.filter((one) => one !== waiter);
        reject(refuse('late'));
      }, patienceMs);
    });
  return {
    /** Does the work when it is its turn. @param who whose line it is */
    async take<T>(who: string, work: () => Promise<T> | T): Promise<T> {
      const line = lines.get(who) ?? { working: 0, waiters: [] };
      lines.set(who, line);
      if (line.working < atOnce) line.working += 1;
      else if (line.waiters.length >= waiting) throw refuse('full');
      else await wait(line);
      try {
        return await work();
      } finally {
        // The place goes to the next one as it is; without one it is free.
        const next = line.waiters.shift();
        if (next) {
          clearTimeout(next.giveUp);
          next.begin();
        } else {
          line.working -= 1;
          if (line.working === 0) lines.delete(who);
        }
      }
    },
  };
}
