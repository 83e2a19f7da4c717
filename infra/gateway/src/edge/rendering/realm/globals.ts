import type { Host } from './host.ts';

type Listener = (event: { type: string }) => void;

/** Gives a realm what a build may expect of any platform: timers, addresses, aborting. Nothing else is there: no process, no network, no file. */
export function installGlobals(host: Host): { fire(timer: number): void } {
  const timers = new Map<number, () => void>();
  let lastTimer = 0;
  const start = (run: () => void, ms: number) => {
    lastTimer += 1;
    timers.set(lastTimer, run);
    host.later(ms > 0 ? Math.min(ms, 2 ** 31 - 1) : 0, lastTimer);
    return lastTimer;
  };
  const setTimer = (run: (...given: unknown[]) => void, ms = 0, ...given: unknown[]) => start(() => run(...given), ms);
  const clear = (timer?: number) => void timers.delete(Number(timer));
  const repeat = (run: (...given: unknown[]) => void, ms = 0, ...given: unknown[]) => {
    const again = () => {
      host.later(Math.max(ms, 1), timer);
      run(...given);
    };
    const timer = start(again, Math.max(ms, 1));
    repeating.add(timer);
    return timer;
  };
  const repeating = new Set<number>();

  class Signal {
    aborted = false;
    reason: unknown;
    onabort: Listener | null = null;
    private readonly listeners = new Set<Listener>();
    addEventListener(_type: string, listener: Listener) {
      this.listeners.add(listener);
    }
    removeEventListener(_type: string, listener: Listener) {
      this.listeners.delete(listener);
    }
    throwIfAborted() {
      if (this.aborted) throw this.reason;
    }
    end(reason: unknown) {
      if (this.aborted) return;
      this.aborted = true;
      this.reason = reason;
      for (const listener of [this.onabort, ...this.listeners]) listener?.({ type: 'abort' });
      this.listeners.clear();
    }
    static timeout(ms: number) {
      const signal = new Signal();
      start(() => signal.end(new Exception('The operation was aborted due to timeout', 'TimeoutError')), ms);
      return signal;
    }
    static abort(reason: unknown = new Exception('This operation was aborted', 'AbortError')) {
      const signal = new Signal();
      signal.end(reason);
      return signal;
    }
    static any(signals: Iterable<Signal>) {
      const whole = new Signal();
      for (const one of signals) {
        if (one.aborted) whole.end(one.reason);
        else one.addEventListener('abort', () => whole.end(one.reason));
      }
      return whole;
    }
  }
  class Controller {
    readonly signal = new Signal();
    abort(reason: unknown = new Exception('This operation was aborted', 'AbortError')) {
      this.signal.end(reason);
    }
  }
  class Exception extends Error {
    constructor(message = '', name = 'Error') {
      super(message);
      this.name = name;
    }
  }
  class Encoder {
    readonly encoding = 'utf-8';
    encode(text = '') {
      const bytes = host.utf8(String(text));
      return Uint8Array.from({ length: bytes.length }, (_, at) => bytes.charCodeAt(at));
    }
  }
  /** No file is sent and no worker talks while a page is rendered: they are names that code compares with. */
  class Absent {}

  const gone = ['WebAssembly', 'SharedArrayBuffer', 'Atomics', 'gc'];
  for (const name of gone) Reflect.deleteProperty(globalThis, name);
  Object.assign(globalThis, {
    setTimeout: setTimer,
    clearTimeout: clear,
    setInterval: repeat,
    clearInterval: clear,
    setImmediate: (run: (...given: unknown[]) => void, ...given: unknown[]) => setTimer(run, 0, ...given),
    clearImmediate: clear,
    queueMicrotask: (run: () => void) => void Promise.resolve().then(run),
    performance: { now: () => host.now() },
    AbortSignal: Signal,
    AbortController: Controller,
    DOMException: Exception,
    TextEncoder: Encoder,
    Blob: Absent,
    FormData: Absent,
  });
  return {
    fire(timer) {
      const run = timers.get(timer);
      if (!repeating.has(timer)) timers.delete(timer);
      run?.();
    },
  };
}
