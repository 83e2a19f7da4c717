import type {
  AreaStatus as Area,
  EndingToken,
  PlatformHealth as Health,
  PlatformStatus as Status,
  AreaSummary as Summary,
} from '@mall/api-contract/platform';
import { areaText, momentText, msText, percentText } from '../platform/wording.ts';

export type Level = 'danger' | 'warning' | 'calm' | 'quiet';

/** Something that is wrong, in words an engineer who was just woken up understands. */
export interface Trouble {
  level: 'danger' | 'warning';
  /** The area it is about; undefined for what concerns all. */
  area?: string;
  /** At most a few characters, for the drawing: '出错 12%'. */
  word: string;
  title: string;
  /** When it began, ISO text. */
  since?: string;
}

/** One area as the drawing shows it. */
export interface AreaHealth {
  area: Area;
  level: Level;
  word: string;
  troubles: Trouble[];
  stable?: Summary;
  canary?: Summary;
}

/** From here on it is called wrong. A few failures on a site with few visitors count too, but never as the worst. */
const limits = {
  failing: { share: 0.05, failed: 5 },
  uneasy: { share: 0.01, failed: 3 },
  few: 0.1,
  loadMs: 4000,
  mountMs: 1000,
  views: 20,
};
const bucketMs = 5 * 60_000;

/** Reads from the trend since when page views fail without a break, and whether that is over. */
export function failingSpan(trend: [number, number][] | undefined, now: number): { since: string; isOver: boolean } | undefined {
  if (!trend?.some(([, failed]) => failed)) return undefined;
  const last = trend.findLastIndex(([, failed]) => failed > 0);
  let first = last;
  while (first > 0 && trend.slice(Math.max(0, first - 2), first).some(([, failed]) => failed > 0))
    first = trend.slice(0, first).findLastIndex(([, failed]) => failed > 0);
  const after = trend.slice(last + 1);
  const isOver = after.length >= 2 && after.some(([views]) => views > 0);
  const start = (Math.floor(now / 60_000) - 59) * 60_000 + first * bucketMs;
  return { since: new Date(start).toISOString(), isOver };
}

function errorTrouble(
  name: string,
  live: { version: string; since: string },
  figures: Summary,
  now: number,
  channel: string,
): Trouble | undefined {
  const { views, failedViews, errorRate } = figures;
  const isFailing = failedViews >= limits.failing.failed && errorRate >= limits.failing.share;
  const isUneasy =
    (failedViews >= limits.uneasy.failed && errorRate >= limits.uneasy.share) || (failedViews >= 1 && errorRate >= limits.few);
  if (!isFailing && !isUneasy) return undefined;
  const span = failingSpan(figures.trend, now);
  const counted = `${channel}${live.version} 出错率 ${percentText(errorRate)}（${views} 次浏览，${failedViews} 次出错）`;
  return {
    level: isFailing && !span?.isOver ? 'danger' : 'warning',
    area: name,
    word: span?.isOver ? '出错已止' : `出错 ${percentText(errorRate)}`,
    title: span?.isOver ? `${counted}，最近 10 分钟没有新的错误` : counted,
    // The trend knows five minutes at a time; nothing of a version fails before it is live.
    ...(span ? { since: [span.since, live.since].sort()[1]! } : {}),
  };
}

function callTroubles(name: string, { calls }: Summary): Trouble[] {
  return Object.entries(calls)
    .filter(([, { count, failed }]) => failed >= limits.uneasy.failed && failed / count >= 0.02)
    .sort(([, a], [, b]) => b.failed - a.failed)
    .slice(0, 2)
    .map(([call, { count, failed }]) => ({
      level: failed >= limits.failing.failed && failed / count >= 0.2 ? 'danger' : 'warning',
      area: name,
      word: `接口失败 ${percentText(failed / count)}`,
      title: `调用 ${call} 失败 ${percentText(failed / count)}（${count} 次中 ${failed} 次）`,
    }));
}

function slowTrouble(name: string, { views, loadP95 = 0, mountP95 = 0 }: Summary): Trouble | undefined {
  if (views < limits.views || (loadP95 <= limits.loadMs && mountP95 <= limits.mountMs)) return undefined;
  const which = loadP95 > limits.loadMs ? `加载 p95 ${msText(loadP95)}` : `挂载 p95 ${msText(mountP95)}`;
  return { level: 'warning', area: name, word: '变慢', title: which };
}

function canaryTrouble(area: Area, stable: Summary | undefined, canary: Summary | undefined, now: number): Trouble | undefined {
  if (!area.canary || !canary) return undefined;
  const trouble = errorTrouble(area.name, area.canary, canary, now, '灰度 ');
  if (!trouble || canary.errorRate <= (stable?.errorRate ?? 0) * 1.5) return undefined;
  return {
    ...trouble,
    word: `灰度出错 ${percentText(canary.errorRate)}`,
    title: `${trouble.title}，稳定版 ${percentText(stable?.errorRate ?? 0)}`,
  };
}

/** What an area's server code did beside rendering its pages. */
function harmTroubles(status: Status, { name, stable, canary }: Area, now: number): Trouble[] {
  const harms = status.telemetry?.serverHarm[name] ?? {};
  return [stable, canary].flatMap((live): Trouble[] => {
    const harm = live && harms[live.version];
    if (!harm) return [];
    const { count, why, at, restsUntil } = harm;
    const isResting = restsUntil !== undefined && Date.parse(restsUntil) > now;
    const channel = live === canary ? '灰度 ' : '';
    return [
      {
        level: isResting ? 'danger' : 'warning',
        area: name,
        word: isResting ? '服务端代码停用' : `服务端异常 ${count}`,
        title: `${channel}${live.version} 的服务端代码一小时内异常 ${count} 次${isResting ? '，页面暂由浏览器渲染' : ''}：${why.split('\n')[0]}`,
        since: at,
      },
    ];
  });
}

/** How one area fares. Pure. */
export function assessArea(status: Status, area: Area, now: number): AreaHealth {
  const figures = status.telemetry?.lastHour[area.name];
  const stable = area.stable && figures?.[area.stable.version];
  const canary = area.canary && figures?.[area.canary.version];
  const broken = status.leftOut
    .filter((one) => one.area === area.name)
    .map(
      ({ version, isCanary, reason }): Trouble => ({
        level: 'danger',
        area: area.name,
        word: isCanary ? '灰度无法提供' : '无法提供',
        title: `${isCanary ? '灰度 ' : ''}${version} 无法提供：${reason}`,
      }),
    );
  const troubles = [
    ...broken,
    ...harmTroubles(status, area, now),
    stable && area.stable ? errorTrouble(area.name, area.stable, stable, now, '') : undefined,
    canaryTrouble(area, stable, canary, now),
    ...(stable ? callTroubles(area.name, stable) : []),
    stable ? slowTrouble(area.name, stable) : undefined,
  ].filter((trouble) => trouble !== undefined);
  troubles.sort((a, b) => Number(b.level === 'danger') - Number(a.level === 'danger'));
  const [worst] = troubles;
  const rest = !area.stable ? '未上线' : stable?.views ? '正常' : '无浏览';
  return {
    area,
    level: worst?.level ?? (rest === '正常' ? 'calm' : 'quiet'),
    word: worst?.word ?? rest,
    troubles,
    ...(stable ? { stable } : {}),
    ...(canary ? { canary } : {}),
  };
}

/** What is wrong by area, so that one fault is one line however many signs it has; what concerns all comes first. Pure. */
export function groupTroubles(troubles: Trouble[]): { area: string | undefined; level: Trouble['level']; troubles: Trouble[] }[] {
  const groups = new Map<string, Trouble[]>();
  for (const trouble of troubles) {
    const key = trouble.area ?? trouble.title;
    groups.set(key, [...(groups.get(key) ?? []), trouble]);
  }
  return [...groups.values()].map((list) => ({ area: list[0]!.area, level: list[0]!.level, troubles: list }));
}

/** How everything fares: the areas in a fixed order, and all that is wrong, the worst first. Pure. */
export function assess(status: Status, health: Health | undefined, now = Date.now()): { areas: AreaHealth[]; troubles: Trouble[] } {
  const areas = status.areas.map((area) => assessArea(status, area, now));
  const common: Trouble[] = [
    ...(health && !health.api.ready
      ? [{ level: 'danger', word: '没有应答', title: '商城 API 没有应答：登录、价格、下单都不可用' } as const]
      : []),
    ...(status.storageFault
      ? [
          {
            level: 'danger',
            word: '存储故障',
            title: `注册表的存储没有应答：${status.storageFault}；线上版本照常提供，暂时不能变更`,
          } as const,
        ]
      : []),
    ...(status.endingTokens ?? []).map((token) => tokenTrouble(token, now)),
    ...missingSlots(status),
  ];
  const troubles = [...common, ...areas.flatMap((one) => one.troubles)];
  return { areas, troubles: troubles.sort((a, b) => Number(b.level === 'danger') - Number(a.level === 'danger')) };
}

function tokenTrouble({ name, area, expiresAt }: EndingToken, now: number): Trouble {
  const hasEnded = Date.parse(expiresAt) <= now;
  const whose = area === '*' ? '全部区域' : areaText(area);
  return {
    level: 'warning',
    word: hasEnded ? '令牌过期' : '令牌将过期',
    title: `令牌“${name}”（${whose}）${hasEnded ? '已于' : '将于'} ${momentText(expiresAt)} 过期，请在“令牌”页换发`,
  };
}

function missingSlots({ areas }: Status): Trouble[] {
  const live = areas.flatMap(({ stable, releases }) => releases.filter(({ version }) => version === stable?.version));
  const filled = new Set(live.flatMap(({ widgets }) => widgets));
  return areas.flatMap(({ name, stable, releases }) =>
    releases
      .filter(({ version }) => version === stable?.version)
      .flatMap(({ slots }) => slots)
      .filter((slot) => !filled.has(slot))
      .map(
        (slot): Trouble => ({
          level: 'warning',
          area: name,
          word: '插槽空缺',
          title: `${areaText(name)} 使用的插槽 ${slot} 无人提供，页面显示后备内容`,
        }),
      ),
  );
}
