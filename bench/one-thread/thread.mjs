// The thread of before: every area's build runs in it as it is, with all of Node in reach.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { compileFunction } from 'node:vm';
import { parentPort } from 'node:worker_threads';
import { scriptJson } from '../../infra/gateway/src/edge/page-text.ts';
import { frameAddress, frameFor } from '../../infra/gateway/src/edge/rendering/frame-memory.ts';
import { giveBack } from '../../infra/gateway/src/edge/rest.ts';

const builds = new Map();
const clients = new Map();
const reasonsOf = ({ failures }) => Object.values(failures).map(({ reason }) => String(reason));

function load({ file }, provide) {
  const known = builds.get(file);
  if (known) return known;
  const module = { exports: {} };
  const allowed = (request) => provide[request] ?? process.getBuiltinModule(request);
  compileFunction(readFileSync(file, 'utf8'), ['module', 'exports', 'require'], { filename: file })(module, module.exports, allowed);
  const { default: build = module.exports, calls } = module.exports;
  const loaded = calls ? Object.assign(build, { calls }) : build;
  builds.set(file, loaded);
  return loaded;
}

async function render(task, knownFrames) {
  const { pathname, search, region, flags } = task;
  const { stateProvinceId: provinceId } = region;
  const shell = load(task.bundles.shell, {});
  const buildOf = (area) => (area === 'shell' ? shell.shell : load(task.bundles[area], shell.provide));
  const sdkOf = (area) => {
    const key = `${area} ${provinceId}`;
    const headers = { region: String(provinceId) };
    if (!clients.has(key))
      clients.set(key, shell.createSdk({ baseUrl: task.apiUrl, headers: () => headers, timeout: 1500 }, buildOf(area).calls));
    return clients.get(key);
  };
  const widget = (slot) => {
    const owner = task.widgets[slot];
    const Widget = owner && buildOf(owner).widgets[slot];
    return Widget ? { owner, Widget } : undefined;
  };
  const signal = AbortSignal.timeout(1500);
  const makeFrame = async () => {
    const sdk = sdkOf('shell');
    const data = await shell.loadFrame({ sdk, signal, provinceId });
    const request = { ...frameAddress(task), route: task.route, routes: task.routes, data, region, flags, sdk, widget };
    const { fault, structured = [], ...frame } = shell.renderFrame(request);
    const { globalCss, laterCss = '', constants = {} } = shell;
    return {
      id: randomUUID(),
      frame,
      fault,
      frameData: scriptJson(data),
      failed: reasonsOf(data),
      structured,
      globalCss,
      laterCss,
      constants,
    };
  };
  const loadScreen = () => task.area && buildOf(task.area).load({ pathname, search, provinceId, sdk: sdkOf(task.area), signal });
  const [{ id, ...around }, found] = await Promise.all([frameFor(task, makeFrame), loadScreen()]);
  const frame = knownFrames.includes(id) ? undefined : around;
  if (!found) return { frameId: id, frame, screenData: scriptJson({ values: {}, failures: {} }), failed: [] };
  const platform = shell.serverPlatform(task.area, sdkOf(task.area), region, widget, flags);
  const part = await buildOf(task.area).render({ pathname, search, data: found.data, platform });
  const screen = { ...part, head: found.head };
  return { frameId: id, frame, screen, screenData: scriptJson(found.data), failed: reasonsOf(found.data) };
}

parentPort.on('message', async ({ id, task, knownFrames, rest }) => {
  try {
    if (rest) giveBack();
    parentPort.postMessage({ id, page: rest ? undefined : await render(task, knownFrames) });
  } catch (error) {
    parentPort.postMessage({ id, error: String(error.stack ?? error) });
  }
});
