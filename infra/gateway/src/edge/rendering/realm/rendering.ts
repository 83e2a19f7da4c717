import type { Kind, kinds as Kinds } from '../frames.ts';
import type { installAddresses as InstallAddresses } from './addresses.ts';
import type { AreaBuild, PageData, runBuild as RunBuild, ShellBuild } from './builds.ts';
import type { installCalls as InstallCalls } from './calls.ts';
import type { installGlobals as InstallGlobals } from './globals.ts';
import type { Host, Realm } from './host.ts';

// The realm's code is one text: what stands beside this one has no import there.
declare const kinds: typeof Kinds;
declare const installGlobals: typeof InstallGlobals;
declare const installAddresses: typeof InstallAddresses;
declare const installCalls: typeof InstallCalls;
declare const runBuild: typeof RunBuild;

interface Asked {
  pathname: string;
  search: string;
  region: { stateProvinceId: number };
  flags: string[];
  /** Slot → area that fills it with a widget of its server build. */
  owners: Record<string, string>;
  /** Stands where another area's widget goes. */
  mark: string;
  dataTimeoutMs: number;
  route: object;
  routes: object[];
  places: { slot: string; props: object }[];
  data: PageData;
  /** Begins the ids in the markup of widgets. */
  idPrefix: string;
}

/** Begins the realm of one area: what its process is asked to do, it does here. */
export function beginRealm(host: Host): Realm {
  const { fire } = installGlobals(host);
  installAddresses(host);
  const calls = installCalls(host, kinds.fetch);
  let name = '';
  let shell: ShellBuild;
  let build: AreaBuild;
  const clients = new Map<number, object>();

  const reasonsOf = ({ failures }: PageData) => Object.values(failures).map(({ reason }) => String(reason));
  const scriptJson = (value: unknown) =>
    JSON.stringify(value)
      .replace(/</g, '\\u003c')
      .replace(/\u2028/g, '\\u2028')
      .replace(/\u2029/g, '\\u2029');
  const faultOf = (error: unknown) => String((error as Error | undefined)?.stack ?? error);

  /** One client a province: making one names two hundred calls. */
  function clientFor(provinceId: number, timeout: number): object {
    const known =
      clients.get(provinceId) ?? shell.createSdk({ baseUrl: '', headers: () => ({ region: String(provinceId) }), timeout }, build.calls);
    clients.set(provinceId, known);
    return known;
  }

  /** The page's widgets: the area's own as they are, another's as a mark and what it is given. */
  function placesFor({ owners, mark }: Asked) {
    const places: { owner: string; slot: string; props: object }[] = [];
    const widget = (slot: string) => {
      const owner = owners[slot];
      if (!owner) return undefined;
      if (owner === name) return { owner, Widget: build.widgets[slot] };
      const Widget = (props: object) => `~${mark}~${places.push({ owner, slot, props }) - 1}~`;
      return { owner, Widget };
    };
    return { places, widget };
  }

  async function page(asked: Asked): Promise<string[]> {
    const { pathname, search, region, flags, dataTimeoutMs } = asked;
    const { stateProvinceId: provinceId } = region;
    const sdk = clientFor(provinceId, dataTimeoutMs);
    const found = await build.load({ pathname, search, provinceId, sdk, signal: AbortSignal.timeout(dataTimeoutMs) });
    if (!found) return [JSON.stringify({ fault: `${name} has no screen for ${pathname}` })];
    const { places, widget } = placesFor(asked);
    const part = await build.render({
      pathname,
      search,
      data: found.data,
      platform: shell.serverPlatform(name, sdk, region, widget, flags),
    });
    return [JSON.stringify({ head: found.head, failed: reasonsOf(found.data), places }), part.html, part.styles, scriptJson(found.data)];
  }

  async function frame(asked: Asked): Promise<string[]> {
    const { pathname, search, region, flags, dataTimeoutMs, route, routes } = asked;
    const sdk = clientFor(region.stateProvinceId, dataTimeoutMs);
    const data = await shell.loadFrame({ sdk, signal: AbortSignal.timeout(dataTimeoutMs), provinceId: region.stateProvinceId });
    const { places, widget } = placesFor(asked);
    const asks = { pathname, search, route, routes, data, region, flags, sdk, widget };
    const { header, aside, footer, structured, fault } = shell.renderFrame(asks);
    const parts = [header, aside, footer].flatMap(({ html, styles }) => [html, styles]);
    const { globalCss, laterCss = '', constants = {} } = shell;
    const said = { fault, failed: reasonsOf(data), places, structured, constants };
    return [JSON.stringify(said), ...parts, scriptJson(data), globalCss, laterCss];
  }

  function widgets(asked: Asked): string[] {
    const { pathname, search, region, flags, places: wanted, mark, data, dataTimeoutMs } = asked;
    const { places, widget } = placesFor(asked);
    const { renderWidgets } = shell.provide['@mall/mf-kit/server'] as {
      renderWidgets(request: object): { parts: string[]; styles: string; asked: string[] };
    };
    const platform = shell.serverPlatform(name, clientFor(region.stateProvinceId, dataTimeoutMs), region, widget, flags);
    const {
      parts,
      styles,
      asked: keys,
    } = renderWidgets({
      ...{ widgets: build.widgets, places: wanted, mark, pathname, search, data, platform },
      identifierPrefix: `${name}-${asked.idPrefix}-`,
    });
    return [JSON.stringify({ places, asked: keys, unfilled: data.unfilled ?? [] }), styles, ...parts];
  }

  async function work(id: number, kind: number, text: string) {
    try {
      const asked = JSON.parse(text) as Asked;
      const done = kind === kinds.page ? await page(asked) : kind === kinds.frame ? await frame(asked) : widgets(asked);
      host.send(id, kinds.result, ...done);
    } catch (error) {
      host.send(id, kinds.fault satisfies Kind, faultOf(error));
    }
  }

  return {
    fire,
    start(area, runShell, run) {
      name = area;
      shell = runBuild(runShell, {});
      build = run ? runBuild(run, shell.provide) : shell.shell;
      // A shell of before can't render a widget by itself: it is the browser's to draw.
      const canRender = 'renderWidgets' in ((shell.provide['@mall/mf-kit/server'] as object | undefined) ?? {});
      return JSON.stringify(canRender ? Object.keys(build.widgets) : []);
    },
    take(id, kind, text = '', more = '') {
      if (kind === kinds.answer) calls.take(id, text, more);
      else void work(id, kind, text);
    },
  };
}
