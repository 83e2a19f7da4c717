import type { Build } from './host.ts';

/** What an area's server build exports (mf-kit's defineServer). */
export interface AreaBuild {
  /** Rows of the calls its build uses, beside its default export; the shell's client lacks them. */
  calls?: object;
  widgets: Record<string, unknown>;
  load(request: object): Promise<{ data: PageData; head: object } | undefined>;
  render(request: object): Promise<Part>;
}

/** What the shell's server build exports: the frame, the shared libraries, and the shell's own screens. */
export interface ShellBuild {
  provide: Record<string, unknown>;
  globalCss: string;
  /** A shell that doesn't part its style sheet has none. */
  laterCss?: string;
  /** Custom properties of its style sheet that no element sets anew, with their values: they may be written in place of their names. */
  constants?: Record<string, string>;
  shell: AreaBuild;
  createSdk(settings: object, calls?: object): object;
  serverPlatform(area: string, sdk: object, region: object, widget: (name: string) => object | undefined, flags: string[]): object;
  loadFrame(request: object): Promise<PageData>;
  /** A shell of before says nothing of every page to search engines. */
  renderFrame(request: object): Record<'header' | 'aside' | 'footer', Part> & { structured?: object[]; fault?: string };
}

export interface PageData {
  values: Record<string, unknown>;
  failures: Record<string, { reason?: string }>;
  unfilled?: string[];
}

export interface Part {
  html: string;
  styles: string;
}

/**
 * Runs a build once, with a `require` that knows what is provided. What builds of before asked of Node for React's server side is there as empty names: they
 * load, and have nothing in reach.
 * @throws when the build asks for anything else
 */
export function runBuild<Exports extends object>(run: Build, provide: Record<string, unknown>): Exports {
  class AsyncLocalStorage {
    run = (_store: unknown, work: () => unknown) => work();
    getStore() {}
  }
  const empty = {
    stream: { Readable: class {}, Writable: class {}, Transform: class {}, PassThrough: class {} },
    util: { TextEncoder, TextDecoder: class {}, promisify: (work: unknown) => work, inherits: () => {} },
    crypto: {},
    async_hooks: { AsyncLocalStorage },
    buffer: {},
    events: {},
    url: { URL, URLSearchParams },
  } as Record<string, unknown>;
  const module = { exports: {} as { default?: object; calls?: object } };
  run(module, module.exports, (request) => {
    const found = provide[request] ?? empty[request.replace(/^node:/, '')];
    if (!found) throw new Error(`a server build may not require '${request}'`);
    return found;
  });
  const { default: build = module.exports, calls } = module.exports;
  return (calls ? Object.assign(build, { calls }) : build) as Exports;
}
