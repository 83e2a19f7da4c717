import { parentPort } from 'node:worker_threads';
import type { ServerData } from '@mall/mf-kit/manifest';
import { frameAddress, frameFor } from './frame-memory.ts';
import { scriptJson } from './page-text.ts';
import type { RenderResult, RenderTask } from './render-task.ts';
import { giveBack } from './rest.ts';
import { type AreaBundle, loadBundle, type ShellBundle } from './server-bundle.ts';

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

/** Reads a page's data and renders frame and screen as a visitor sees them. A screen that fails is left to the browser. */
export default async function render(task: RenderTask): Promise<RenderResult> {
  const { pathname, search, region } = task;
  const shell = loadBundle<ShellBundle>(task.bundles.shell!);
  const bundleOf = (name: string) => (name === 'shell' ? shell.shell : loadBundle<AreaBundle>(task.bundles[name]!, shell.provide));
  const settings = {
    baseUrl: task.apiUrl,
    headers: () => ({ region: String(region.stateProvinceId) }),
    timeout: task.dataTimeoutMs,
  };
  const sdk = shell.createSdk(settings);
  /** The area's own client: a build carries the rows of the calls it uses, and no other's. */
  const clientOf = ({ calls }: AreaBundle) => (calls ? shell.createSdk(settings, calls) : sdk);
  const widget = (name: string) => {
    const owner = task.widgets[name];
    const Widget = owner && bundleOf(owner).widgets[name];
    return Widget ? { owner, Widget } : undefined;
  };
  const signal = AbortSignal.timeout(task.dataTimeoutMs);
  const provinceId = region.stateProvinceId;
  const renderFrame = async () => {
    const frameData = await shell.loadFrame({ sdk, signal, provinceId });
    const frame = shell.renderFrame({
      ...frameAddress(task),
      route: task.route,
      routes: task.routes,
      data: frameData,
      region,
      sdk,
      widget,
    });
    return { frame, frameData: scriptJson(frameData), failed: reasonsOf(frameData) };
  };
  const [{ frame, frameData, failed }, screen] = await Promise.all([frameFor(task, renderFrame), loadScreen()]);
  const base = {
    frame,
    frameData,
    screen: undefined,
    screenData: noData,
    failed,
    globalCss: shell.globalCss,
    laterCss: shell.laterCss ?? '',
    fault: frame.fault,
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
    const reasons = [...failed, ...reasonsOf(screen.data)];
    return { ...base, screen: { ...part, head: screen.head }, screenData: scriptJson(screen.data), failed: reasons };
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
