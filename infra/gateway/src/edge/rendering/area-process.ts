import { encodeFrame, type Frame, frameReader, type Kind, kinds, type Sent } from './frames.ts';
import { givingWay } from './give-way.ts';
import { heldMemory, spawnProcess, usedCpu } from './spawn-process.ts';

/** What an area's process asks of the API for a page, as the area says it. */
export interface AskedOfApi {
  method: string;
  path: string;
  region: string;
  body: string;
}
/** @returns the answer as JSON, and its text */
export type ApiDoor = (asked: AskedOfApi) => Promise<[answer: string, text: string | Buffer]>;

export interface AreaProcess {
  /** Names of the widgets that its server build renders, once it has begun. @throws where the build can't be run */
  widgets: Promise<string[]>;
  /** @throws what the area's code threw, or that the process ended */
  ask(kind: Kind, asked: object): Promise<string[]>;
  /** Whether it still does what it is asked to. */
  answers(withinMs: number): Promise<boolean>;
  rest(): void;
  /** @param why told to who waits for it */
  end(why: string): void;
  isOver(): boolean;
  /** Whether it told the names of its widgets, and was asked for nothing else. */
  isSpare(): boolean;
}

interface Parts {
  area: string;
  /** The shell's build, and the area's own where it isn't the shell. */
  builds: Promise<[shell: string, area: string]>;
  api: ApiDoor;
  /** What the area left behind and nobody waited for. */
  onStray(fault: string): void;
  /** It ended, and nobody had told it to. */
  onDeath(why: string): void;
}

const messageAtMost = 32 * 1024 * 1024;
const fetchesAtOnce = 100;
const memoryAtMost = 224 * 1024 * 1024;
const memoryEveryMs = 200;

/** Begins a process that renders one area's pages and widgets, and nothing else. It is not trusted in anything it says. */
export function startAreaProcess({ area, builds, api, onStray, onDeath }: Parts): AreaProcess {
  const { child, door } = spawnProcess();
  const way = givingWay(
    () => child.pid,
    () => usedCpu(child.pid ?? 0),
  );
  let isSlow = false;
  const waiting = new Map<number, { resolve: (texts: string[]) => void; reject: (error: Error) => void }>();
  let last = 0;
  let fetches = 0;
  let over: string | undefined;
  let hasTold = false;
  let watch: NodeJS.Timeout | undefined;

  const send = (frame: Sent) => void (over ?? door.write(encodeFrame(frame)));
  function ask(kind: Kind, texts: string[]): Promise<string[]> {
    if (over) return Promise.reject(new Error(over));
    last += 1;
    const id = last;
    if (waiting.size === 0) isSlow = !way.heard() || isSlow;
    const answered = new Promise<string[]>((resolve, reject) => waiting.set(id, { resolve, reject }));
    send({ id, kind, texts });
    watch ??= setInterval(lookAtMemory, memoryEveryMs).unref();
    return answered;
  }
  function isOver(why: string, isExpected: boolean) {
    if (over) return;
    over = why;
    clearInterval(watch);
    child.kill('SIGKILL');
    door.destroy();
    for (const { reject } of waiting.values()) reject(new Error(why));
    waiting.clear();
    if (!isExpected) onDeath(why);
  }
  function lookAtMemory() {
    const held = heldMemory(child.pid ?? 0);
    if (held && held > memoryAtMost) return isOver(`${area} held ${Math.round(held / 1024 / 1024)} MB while it rendered`, false);
    if (waiting.size > 0 && fetches === 0 && hasTold) way.look();
    if (waiting.size > 0) return;
    clearInterval(watch);
    watch = undefined;
  }

  async function fetchFor(id: number, [request = '', body = '']: string[]) {
    if (fetches >= fetchesAtOnce) return isOver(`${area} made ${fetches} calls at once`, false);
    fetches += 1;
    const { method, path, region } = JSON.parse(request) as AskedOfApi;
    const texts = await api({ method: String(method), path: String(path), region: String(region), body });
    fetches -= 1;
    isSlow = !way.heard() || isSlow;
    send({ id, kind: kinds.answer, texts });
  }
  function take({ id, kind, texts }: Frame) {
    isSlow = !way.heard() || isSlow;
    if (kind === kinds.stray) return onStray(String(texts[0]));
    if (kind === kinds.fetch) return void fetchFor(id, texts).catch((error: Error) => isOver(`${area}: ${error.message}`, false));
    const one = waiting.get(id);
    waiting.delete(id);
    if (kind === kinds.fault) one?.reject(new Error(String(texts[0])));
    else one?.resolve(texts);
    if (isSlow && waiting.size === 0) isOver(`${area} makes room for one that has its usual time`, true);
  }

  const read = frameReader(messageAtMost, take);
  door.on('data', (chunk: Buffer) => {
    if (over) return;
    try {
      read(chunk);
    } catch (error) {
      isOver(`${area} sent nonsense: ${(error as Error).message}`, false);
    }
  });
  door.on('error', () => {});
  child.on('error', (error) => isOver(`${area}: its process could not begin: ${error.message}`, false));
  child.on('exit', (code, signal) => isOver(`${area}: its process ended (${signal ?? code})`, false));

  const widgets = builds
    .then((codes) => ask(kinds.start, [area, ...codes]))
    .then(([names]) => (JSON.parse(String(names)) as unknown[]).map(String));
  widgets.then(
    () => {
      hasTold = true;
    },
    () => {},
  );
  return {
    widgets,
    ask: (kind, asked) => ask(kind, [JSON.stringify(asked)]),
    async answers(withinMs) {
      const late = new Promise<false>((resolve) => setTimeout(resolve, withinMs, false).unref());
      return Promise.race([
        ask(kinds.ping, []).then(
          () => true,
          () => false,
        ),
        late,
      ]);
    },
    rest: () => send({ id: 0, kind: kinds.rest, texts: [] }),
    end: (why) => isOver(why, true),
    isOver: () => over !== undefined,
    isSpare: () => hasTold && last === 1,
  };
}
