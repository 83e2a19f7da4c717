import { setTimeout as after } from 'node:timers/promises';
import type { AreaProcess } from './area-process.ts';
import { areaProcesses, type Harm } from './area-processes.ts';
import { type AskForWidgets, fillPlaces, type Place, placeMark } from './fill-places.ts';
import { frameAddress, frameFor } from './frame-memory.ts';
import { kinds } from './frames.ts';
import type { Part, RenderedFrame, RenderResult, RenderTask } from './render-task.ts';
import { headOf, listOf, structuredOf, textsOf } from './said.ts';

export interface Renderer {
  /** Undefined where not even the frame could be rendered: the browser does it all then. */
  render(task: RenderTask): Promise<RenderResult | undefined>;
  /** Gives back memory that nobody needs now. */
  rest(): Promise<unknown>;
  close(): Promise<void>;
}

const answerMs = 200;
/** A page doesn't wait longer for the owner of a widget to begin: the browser renders the widget then. */
const beginMs = 1000;
/** They are parted in the gateway's own thread (`first-styles/`). */
const stylesAtMost = 400_000;
const dataTimeoutMs = 1500;
const noData = '{"values":{},"failures":{}}';
const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

interface Screen extends Part {
  head: NonNullable<RenderResult['screen']>['head'];
  data: string;
  failed: string[];
}

/**
 * Renders each area's part of a page in a process of its own. What an area does there, it does to its own pages.
 * @param limitMs after this a part is given up; a process that doesn't answer any more is ended, and a new one begins
 * @param onHarm told of what server code does beside rendering: dying, leaving faults behind, asking for what it did not declare
 */
export function createRenderer(limitMs: number, onHarm: (harm: Harm) => void): Renderer {
  const processes = areaProcesses(dataTimeoutMs, onHarm);

  /** What an area answers in time. @throws why it doesn't */
  async function askArea<T>(task: RenderTask, area: string, ask: (process: AreaProcess) => Promise<T>): Promise<T> {
    const process = processes.of(area, task.bundles, task.apiUrl);
    let limit: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      limit = setTimeout(() => reject(new Error(`${area} did not render ${task.pathname} within ${limitMs} ms`)), limitMs);
    });
    try {
      return await Promise.race([process.widgets.then(() => ask(process)), late]);
    } catch (error) {
      // Where it was merely slow it goes on with the pages of others.
      if (!process.isOver() && !(await process.answers(answerMs)))
        processes.endAsDead(area, task.bundles[area]!, process, messageOf(error));
      throw error;
    } finally {
      clearTimeout(limit);
    }
  }

  /** The widgets an area says it renders; none where it is still at its beginning a second after the shell, without which there is no page, had begun. */
  async function widgetsOf(task: RenderTask, area: string): Promise<string[]> {
    const stop = new AbortController();
    const begun = (name: string) => askArea(task, name, ({ widgets }) => widgets).catch((): string[] => []);
    const late = begun('shell').then(() => after(beginMs, [], { signal: stop.signal }));
    late.catch(() => {});
    return Promise.race([begun(area), late]).finally(() => stop.abort());
  }

  /** Slots and the areas whose server builds fill them. */
  async function ownersFor(task: RenderTask): Promise<Record<string, string>> {
    const owners = [...new Set(Object.values(task.widgets))];
    const filled = await Promise.all(
      owners.map(async (area) => [area, processes.widgetsOf(area, task.bundles) ?? (await widgetsOf(task, area))] as const),
    );
    const slots = new Map(filled);
    return Object.fromEntries(Object.entries(task.widgets).filter(([slot, area]) => slots.get(area)?.includes(slot)));
  }

  const whole = (task: RenderTask, owners: Record<string, string>, part: Part, places: Place[], data: string, idPrefix: string) => {
    const ask: AskForWidgets = async (owner, wanted, values, prefix) => {
      if (!task.bundles[owner]) throw new Error(`${owner} is not here`);
      const asked = {
        ...aboutPage(task, owners),
        places: wanted.map(({ slot, props }) => ({ slot, props })),
        data: values,
        idPrefix: prefix,
      };
      const [said = '{}', styles = '', ...parts] = await askArea(task, owner, (process) => process.ask(kinds.widgets, asked));
      const { places: inner, asked: keys, unfilled } = JSON.parse(said) as Record<string, unknown>;
      return { styles, parts, places: placesOf(inner), asked: listOf(keys), unfilled: listOf(unfilled) };
    };
    return fillPlaces(part, places, data, ask, idPrefix);
  };

  async function frameOf(task: RenderTask, owners: Record<string, string>): Promise<RenderedFrame> {
    const asked = { ...aboutPage(task, owners), ...frameAddress(task), route: task.route, routes: task.routes };
    const [said = '{}', ...texts] = await askArea(task, 'shell', (process) => process.ask(kinds.frame, asked));
    const { fault, failed, places, structured, constants } = JSON.parse(said) as Record<string, unknown>;
    const [header = '', headerStyles = '', aside = '', asideStyles = '', footer = '', footerStyles = '', frameData = noData] = texts;
    const [, , , , , , , globalCss = '', laterCss = ''] = texts;
    const known = placesOf(places);
    const fill = (html: string, styles: string, idPrefix: string) => whole(task, owners, { html, styles }, known, frameData, idPrefix);
    return {
      frame: {
        header: await fill(header, headerStyles, 'h'),
        aside: { html: aside, styles: asideStyles },
        footer: await fill(footer, footerStyles, 'f'),
      },
      ...{ frameData: inScript(frameData), failed: listOf(failed), globalCss, laterCss },
      ...{ structured: structuredOf(structured), constants: textsOf(constants) },
      fault: typeof fault === 'string' ? fault : undefined,
    };
  }

  async function screenOf(task: RenderTask, owners: Record<string, string>): Promise<Screen | undefined> {
    if (!task.area) return undefined;
    const asked = aboutPage(task, owners);
    const [said = '{}', html = '', styles = '', data = noData] = await askArea(task, task.area, (process) =>
      process.ask(kinds.page, asked),
    );
    const { fault, head, failed, places } = JSON.parse(said) as Record<string, unknown>;
    if (typeof fault === 'string') throw new Error(fault);
    if (styles.length > stylesAtMost) throw new Error(`${task.area} rendered ${task.pathname} with ${styles.length} characters of styles`);
    const filled = await whole(task, owners, { html, styles }, placesOf(places), inScript(data), 's');
    return { ...filled, head: headOf(head), failed: listOf(failed) };
  }

  return {
    async render(task) {
      const owners = await ownersFor(task);
      const faults: [area: string, fault: string][] = [];
      const [around, screen] = await Promise.all([
        frameFor(task, () => frameOf(task, owners)).catch((error: unknown) => void faults.push(['shell', messageOf(error)])),
        screenOf(task, owners).catch((error: unknown) => void faults.push([task.area, messageOf(error)])),
      ]);
      if (!around) return undefined;
      if (around.fault) faults.push(['shell', around.fault]);
      const { data: screenData = noData, failed = [], head, html = '', styles = '' } = screen ?? {};
      const [[faultOf, fault] = []] = faults;
      return {
        ...around,
        screen: head && { html, styles, head },
        ...{ screenData, fault, faultOf },
        failed: [...around.failed, ...failed],
      };
    },
    rest: async () => processes.rest(),
    close: async () => processes.close(),
  };
}

const aboutPage = ({ pathname, search, region, flags = [] }: RenderTask, owners: Record<string, string>) => ({
  ...{ pathname, search, region, flags, owners, dataTimeoutMs },
  mark: placeMark,
});

/** JSON that stands in a script element as it is: `<` could end it. */
const inScript = (json: string) => (json.includes('<') ? noData : json);

const placesOf = (said: unknown): Place[] =>
  (Array.isArray(said) ? said : []).map((one: Partial<Place> | null) => ({
    owner: String(one?.owner),
    slot: String(one?.slot),
    props: Object(one?.props) as object,
  }));
