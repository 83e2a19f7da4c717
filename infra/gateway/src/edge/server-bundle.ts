import { readFileSync } from 'node:fs';
import { compileFunction } from 'node:vm';
import type { ServerData } from '@mall/mf-kit/manifest';
import { LRUCache } from 'lru-cache';
import { integrityOf } from '../registry/integrity.ts';
import type { ServerFile } from '../registry/release-store.ts';
import type { Region } from './region.ts';
import type { RenderResult } from './render-task.ts';

type Data = ServerData;
type Widget = { owner: string; Widget: unknown } | undefined;
type FindWidget = (name: string) => Widget;
export type Sdk = object;

/** What an area's server build exports (mf-kit's defineServer); kept apart from React, which the shell's build brings. */
export interface AreaBundle {
  /** Rows of the calls its build uses, beside its default export; the shell's client lacks them. */
  calls?: object;
  widgets: Record<string, unknown>;
  load(request: {
    pathname: string;
    search: string;
    provinceId: number;
    sdk: Sdk;
    signal: AbortSignal;
  }): Promise<{ data: Data; head: NonNullable<RenderResult['screen']>['head'] } | undefined>;
  render(request: { pathname: string; search: string; data: Data; platform: object }): Promise<{ html: string; styles: string }>;
}

/** What the shell's server build exports: the frame, the shared libraries, and the shell's own screens. */
export interface ShellBundle {
  provide: Record<string, unknown>;
  globalCss: string;
  /** A shell that doesn't part its style sheet has none. */
  laterCss?: string;
  shell: AreaBundle;
  createSdk(settings: { baseUrl: string; headers: () => Record<string, string>; timeout: number }, calls?: object): Sdk;
  serverPlatform(area: string, sdk: Sdk, region: Region, widget: FindWidget): object;
  loadFrame(request: { sdk: Sdk; signal: AbortSignal; provinceId: number }): Promise<Data>;
  renderFrame(request: {
    pathname: string;
    search: string;
    route: object;
    routes: object[];
    data: Data;
    region: Region;
    sdk: Sdk;
    widget: FindWidget;
  }): RenderResult['frame'];
}

/** Builds by what they were given: after a new shell an area must not keep the React of the one before. Old versions go when others come. */
const loaded = new LRUCache<object, LRUCache<string, object>>({ max: 8 });
const nothing = {};
const builtins: Record<string, unknown> = {};
for (const name of ['stream', 'util', 'crypto', 'async_hooks', 'buffer', 'events', 'url'])
  builtins[name] = builtins[`node:${name}`] = process.getBuiltinModule(name);

/**
 * Runs a server build once, with a `require` that knows only what it may have: a few of Node's modules and what is provided.
 * @throws when the build asks for anything else, or when its file is not what was published: nothing of it is run then
 */
export function loadBundle<Bundle extends object>({ file, integrity }: ServerFile, provide: Record<string, unknown> = nothing): Bundle {
  const beside = loaded.get(provide) ?? new LRUCache<string, object>({ max: 60 });
  loaded.set(provide, beside);
  const known = beside.get(file);
  if (known) return known as Bundle;
  const code = readFileSync(file);
  if (integrity && integrityOf(code) !== integrity)
    throw new Error(`the server build ${file} was changed after it was published: its sha384 is not the one in area.json`);
  const module = { exports: {} as { default?: object; calls?: object } };
  const allowed = (request: string) => {
    const found = provide[request] ?? builtins[request];
    if (!found) throw new Error(`a server build may not require '${request}'`);
    return found;
  };
  compileFunction(code.toString(), ['module', 'exports', 'require'], { filename: file })(module, module.exports, allowed);
  const { default: bundle = module.exports, calls } = module.exports;
  if (calls) Object.assign(bundle, { calls });
  beside.set(file, bundle);
  return bundle as Bundle;
}
