import { readFile } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';
import { integrityOf } from '../../registry/integrity.ts';
import { apiDoor } from './api-door.ts';
import { type AreaProcess, startAreaProcess } from './area-process.ts';
import { renderBreaker } from './breaker.ts';
import { countFlood } from './flood.ts';
import type { ServerBuild } from './render-task.ts';

/** What is told of an area's server code when it does harm. */
export interface Harm {
  area: string;
  version: string;
  why: string;
  /** It has died too often: until then it is not run. ISO text. */
  restsUntil: string | undefined;
}

function buildsOf(area: string, builds: Record<string, ServerBuild>): [shell: ServerBuild, build: ServerBuild, key: string] {
  const shell = builds.shell!;
  const build = builds[area]!;
  return [shell, build, `${shell.file}\n${build.file}`];
}

const most = 16;
const minute = 60_000;
/** A page that asks for the names of widgets asks for the widgets within this, or not at all. */
const spareMs = 5000;

/** A build as it was published. @throws when its file is not: nothing of it is run then */
async function codeOf({ file, integrity }: ServerBuild): Promise<string> {
  const code = await readFile(file);
  if (integrity && integrityOf(code) !== integrity)
    throw new Error(`the server build ${file} was changed after it was published: its sha384 is not the one in area.json`);
  return code.toString();
}

/**
 * A process for each area's build beside each shell's, begun when it is first wanted. What was begun for nothing but the names of its widgets ends soon, what nobody
 * wanted for a minute where there are many.
 */
export function areaProcesses(dataTimeoutMs: number, onHarm: (harm: Harm) => void, { idleMs = minute, spareAfterMs = spareMs } = {}) {
  const breakers = new LRUCache<string, ReturnType<typeof renderBreaker>>({ max: 200 });
  const processes = new LRUCache<string, AreaProcess>({
    max: most,
    dispose: (one) => one.end('its place was needed for another version'),
  });
  const wantedAt = new Map<string, number>();
  /** Names of the widgets that a build renders are the same every time: no process has to be there to tell them. */
  const widgets = new LRUCache<string, string[]>({ max: 200 });
  const drop = (key: string) => {
    wantedAt.delete(key);
    processes.delete(key);
  };
  const sweep = setInterval(() => {
    for (const [key, at] of wantedAt) if (at < Date.now() - idleMs && processes.size > most / 2) drop(key);
  }, idleMs / 2).unref();

  /** Ends one that can't go on; it counts as a death. */
  function endAsDead(area: string, build: ServerBuild, process: AreaProcess, why: string) {
    if (process.isOver()) return;
    process.end(why);
    onHarm({ area, version: build.version, why, restsUntil: breakers.get(build.file)?.died() });
  }

  return {
    /** @throws where the area's code rests, after it died too often */
    of(area: string, builds: Record<string, ServerBuild>, apiUrl: string): AreaProcess {
      const [shell, build, key] = buildsOf(area, builds);
      const breaker = breakers.get(build.file) ?? renderBreaker();
      breakers.set(build.file, breaker);
      if (breaker.isOpen()) throw new Error(`${area}@${build.version} is not run until ${breaker.until()}: it died too often`);
      wantedAt.set(key, Date.now());
      const known = processes.get(key);
      if (known && !known.isOver()) return known;
      const harm = (why: string, restsUntil?: string) => onHarm({ area, version: build.version, why, restsUntil });
      const flood = countFlood();
      const bad = (what: string) => {
        const count = flood();
        if (count === 'told') harm(what);
        if (count === 'too-many') endAsDead(area, build, begun, `${area} did it again and again within a second: ${what}`);
      };
      const begun = startAreaProcess({
        area,
        builds: Promise.all([codeOf(shell), area === 'shell' ? '' : codeOf(build)]),
        api: apiDoor({
          apiUrl,
          declared: [...shell.calls, ...build.calls],
          timeoutMs: dataTimeoutMs + 500,
          onRefused: (why) => bad(`${area}: ${why}`),
        }),
        onStray: (fault) => bad(`a stray fault of ${area}'s server code: ${fault}`),
        onDeath: (why) => harm(why, breaker.died()),
      });
      processes.set(key, begun);
      begun.widgets.then(
        (names) => {
          widgets.set(key, names);
          setTimeout(() => processes.peek(key) === begun && begun.isSpare() && drop(key), spareAfterMs).unref();
        },
        () => {},
      );
      return begun;
    },
    /** Names of the widgets that an area's server build renders, where it told them before and does not rest. */
    widgetsOf(area: string, builds: Record<string, ServerBuild>): string[] | undefined {
      const [, build, key] = buildsOf(area, builds);
      return breakers.get(build.file)?.isOpen() ? undefined : widgets.get(key);
    },
    endAsDead,
    rest() {
      for (const one of processes.values()) one.rest();
    },
    close() {
      clearInterval(sweep);
      processes.clear();
    },
  };
}
