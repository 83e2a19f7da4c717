import { randomUUID } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import type { ServerData } from '@mall/mf-kit/manifest';
import { frameAddress, frameFor } from './frame-memory.ts';
import { scriptJson } from './page-text.ts';
import type { RenderAnswer, WorkerTask } from './render-task.ts';
import { giveBack } from './rest.ts';
import { type AreaBundle, loadBundle, type Sdk, type ShellBundle } from './server-bundle.ts';

const noData = scriptJson({ values: {}, failures: {} });
const reasonsOf = ({ failures }: ServerData) => Object.values(failures).map(({ reason }) => String(reason));

const faultOf = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error));

// A promise or timer that outlives its page belongs to nobody: it must not end the pages of others.
for (const event of ['unhandledRejection', 'uncaughtException'] as const)
  process.on(event, (error: unknown) => parentPort?.postMessage({ stray: faultOf(error) }));

/** Says that the thread still does what it is asked to. */
export const answer = () => true;

/** Gives back memory that nobody needs now. */
export const rest = giveBack;

/** Clients by province: making one names two hundred calls. */
const clients = new WeakMap<object, Map<number, Sdk>>();

/** Reads a page's data and renders frame and screen as a visitor sees them. A screen that fails is left to the browser. */
export default async function render(task: WorkerTask): Promise<RenderAnswer> {
  const { pathname, search, region } = task;
  const shell = loadBundle<ShellBundle>(task.bundles.shell!);
  const bundleOf = (name: string) => (name === 'shell' ? shell.shell : loadBundle<AreaBundle>(task.bundles[name]!, shell.provide));
  const provinceId = region.stateProvinceId;
  /** The area's own client: a build carries the rows of the calls it uses, and no other's. */
  const clientOf = (owner: AreaBundle): Sdk => {
    const known = clients.get(owner) ?? new Map<number, Sdk>();
    clients.set(owner, known);
    const headers = { region: String(provinceId) };
    const made =
      known.get(provinceId) ?? shell.createSdk({ baseUrl: task.apiUrl, headers: () => headers, timeout: task.dataTimeoutMs }, owner.calls);
    known.set(provinceId, made);
    return made;
  };
  const sdk = clientOf(shell.shell);
  const widget = (name: string) => {
    const owner = task.widgets[name];
    const Widget = owner && bundleOf(owner).widgets[name];
    return Widget ? { owner, Widget } : undefined;
  };
  const signal = AbortSignal.timeout(task.dataTimeoutMs);
  const renderFrame = async () => {
    const data = await shell.loadFrame({ sdk, signal, provinceId });
    const frame = shell.renderFrame({
      ...frameAddress(task),
      route: task.route,
      routes: task.routes,
      data,
      region,
      sdk,
      widget,
    });
    const { globalCss, laterCss = '' } = shell;
    return { id: randomUUID(), frame, frameData: scriptJson(data), failed: reasonsOf(data), globalCss, laterCss };
  };
  const [around, screen] = await Promise.all([frameFor(task, renderFrame), loadScreen()]);
  const base = {
    frameId: around.id,
    frame: task.knownFrames.includes(around.id) ? undefined : around,
    screen: undefined,
    screenData: noData,
    failed: [],
    fault: around.frame.fault,
  };
  if (!screen) return base;
  if ('fault' in screen) return { ...base, fault: screen.fault };
  try {
    const bundle = bundleOf(task.area);
    const part = await bundle.render({
      pathname,
      search,
      data: screen.data,
      platform: shell.serverPlatform(task.area, clientOf(bundle), region, widget),
    });
    return { ...base, screen: { ...part, head: screen.head }, screenData: scriptJson(screen.data), failed: reasonsOf(screen.data) };
  } catch (error) {
    return { ...base, fault: faultOf(error) };
  }

  async function loadScreen() {
    if (!task.area) return undefined;
    try {
      const bundle = bundleOf(task.area);
      const found = await bundle.load({ pathname, search, provinceId, sdk: clientOf(bundle), signal });
      return found ?? { fault: `${task.area} has no screen for ${pathname}` };
    } catch (error) {
      return { fault: faultOf(error) };
    }
  }
}
