import { readFileSync } from 'node:fs';
import { compileFunction } from 'node:vm';
import type { RenderResult, RenderTask } from './render-task.ts';

type Exports = Record<string, any>;
const modules = new Map<string, Exports>();
const builtins: Record<string, unknown> = {};
for (const name of ['stream', 'util', 'crypto', 'async_hooks', 'buffer', 'events', 'url'])
  builtins[name] = builtins[`node:${name}`] = process.getBuiltinModule(name);

/** Runs a server build with a `require` that knows only what it may have: a few of Node's modules and the shell's shared libraries. */
function loadBundle(file: string, provide: Record<string, unknown>): Exports {
  const known = modules.get(file);
  if (known) return known;
  const module = { exports: {} as Exports };
  const allowed = (request: string) => {
    const found = provide[request] ?? builtins[request];
    if (!found) throw new Error(`a server build may not require '${request}'`);
    return found;
  };
  compileFunction(readFileSync(file, 'utf8'), ['module', 'exports', 'require'], { filename: file })(module, module.exports, allowed);
  const exports = (module.exports.default ?? module.exports) as Exports;
  modules.set(file, exports);
  return exports;
}

const empty = () => ({ values: {}, failures: {} });

/** Reads a page's data and renders frame and screen as a visitor sees them. A screen that fails is left to the browser. */
export default async function render(task: RenderTask): Promise<RenderResult> {
  const shell = loadBundle(task.bundles.shell!, {});
  const sdk = shell.createSdk({
    baseUrl: task.apiUrl,
    headers: () => ({ region: String(task.region.stateProvinceId), 'x-forwarded-for': '127.0.0.1' }),
    timeout: task.dataTimeoutMs,
  });
  const widget = (name: string) => {
    const owner = task.widgets[name];
    const bundle = owner && task.bundles[owner];
    const Widget = bundle ? (owner === 'shell' ? shell.shell : loadBundle(bundle, shell.provide)).widgets[name] : undefined;
    return Widget ? { owner, Widget } : undefined;
  };
  const signal = AbortSignal.timeout(task.dataTimeoutMs);
  const { pathname, search, region } = task;
  const area = task.area ? (task.area === 'shell' ? shell.shell : loadBundle(task.bundles[task.area]!, shell.provide)) : undefined;
  const [frameData, loaded] = await Promise.all([
    shell.loadFrame({ sdk, signal, provinceId: region.stateProvinceId }),
    area?.load({ pathname, search, provinceId: region.stateProvinceId, sdk, signal }).catch((error: unknown) => ({ fault: error })),
  ]);
  const frame = await shell.renderFrame({ pathname, search, route: task.route, data: frameData, region, sdk, widget });
  const result: RenderResult = { frame, frameData, screen: undefined, screenData: empty(), globalCss: shell.globalCss, fault: undefined };
  if (!area) return result;
  try {
    if (!loaded || loaded.fault) throw loaded?.fault ?? new Error(`${task.area} has no screen for ${pathname}`);
    const platform = shell.serverPlatform(task.area, sdk, region, widget);
    const part = await area.render({ pathname, search, data: loaded.data, platform });
    return { ...result, screen: { ...part, head: loaded.head }, screenData: loaded.data };
  } catch (error) {
    return { ...result, fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
