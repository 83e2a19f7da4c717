import type { AreaStatus, AreaSummary, PlatformStatus } from '@mall/api-contract/platform';
import type { Context } from '../context.ts';
import { secondsText, table, timeText } from '../screen.ts';

function figuresText(figures: AreaSummary | undefined): string[] {
  if (!figures?.views) return ['–', '–'];
  const { views, failedViews, errors, loadP50, loadP95 } = figures;
  const share = failedViews ? ` (${((failedViews / views) * 100).toFixed(1)} % of ${views} views)` : ` (${views} views)`;
  return [`${errors}${share}`, loadP50 === undefined ? '–' : `${secondsText(loadP50)} / ${secondsText(loadP95 ?? loadP50)}`];
}

const candidateText = ({ candidate }: AreaStatus) => {
  if (!candidate) return '–';
  const smoke = candidate.smoke ? (candidate.smoke.passed ? 'tested' : 'test failed') : 'not tested';
  return `${candidate.version} (${smoke})`;
};

/** One line for what everyone gets, and one more for a canary. */
function rowsOf(area: AreaStatus, telemetry: PlatformStatus['telemetry']): string[][] {
  const figures = (version: string | undefined) => figuresText(version ? telemetry?.lastHour[area.name]?.[version] : undefined);
  const { stable, canary } = area;
  const first = [
    area.name,
    stable?.version ?? '–',
    timeText(stable?.since),
    stable?.by ?? '–',
    ...figures(stable?.version),
    candidateText(area),
  ];
  return canary ? [first, ['', `${canary.version} (canary, ${canary.percent} %)`, '', '', ...figures(canary.version), '']] : [first];
}

/** mall status: what is live, since when, by whom; errors and load times of the last hour. */
export async function status({ gateway, screen }: Context): Promise<void> {
  const found = await gateway.get<PlatformStatus>('/status');
  const rows = found.areas.flatMap((area) => rowsOf(area, found.telemetry));
  screen.say(table(['AREA', 'LIVE', 'SINCE', 'BY', 'ERRORS (1 h)', 'LOAD p50/p95', 'CANDIDATE'], rows));
  screen.say(`snapshot ${found.snapshot} · ${gateway.url}`);
  for (const { area, version, reason } of found.leftOut) screen.say(`! ${area}@${version} can't be served: ${reason}`);
  for (const [area, versions] of Object.entries(found.telemetry?.serverHarm ?? {}))
    for (const [version, { count, why }] of Object.entries(versions))
      screen.say(`! the server code of ${area}@${version} did harm ${count} times in an hour: ${why.split('\n')[0]}`);
  for (const { name, area, expiresAt } of found.endingTokens ?? [])
    screen.say(`! the token ${name} (${area}) ${Date.parse(expiresAt) > Date.now() ? 'ends' : 'ended'} on ${timeText(expiresAt)}`);
  if (found.storageFault) screen.say(`! the registry's storage does not answer: ${found.storageFault}`);
  for (const { key, reason } of found.unreadable ?? [])
    screen.say(`! ${key} of the registry can't be read and counts for nothing: ${reason}`);
  screen.result(found);
}
