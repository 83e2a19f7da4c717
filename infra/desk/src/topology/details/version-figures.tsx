import type { PlatformStatus as Status, AreaSummary as Summary } from '@mall/api-contract/platform';
import { msText, percentText, versionText } from '../../platform/wording.ts';
import type { AreaHealth } from '../assess.ts';
import { SmallTable } from './details-panel.tsx';

type Judged = NonNullable<Status['telemetry']>['canaries'][string];

const rows: { name: string; text: (figures: Summary) => string; isBad?: (figures: Summary) => boolean }[] = [
  { name: '浏览', text: ({ views }) => String(views) },
  {
    name: '出错的浏览',
    text: ({ failedViews, errorRate }) => `${failedViews}（${percentText(errorRate)}）`,
    isBad: ({ failedViews, errorRate }) => failedViews > 0 && errorRate >= 0.01,
  },
  { name: '错误', text: ({ errors }) => String(errors) },
  { name: '加载 p50 / p95', text: ({ loadP50, loadP95 }) => `${msText(loadP50)} / ${msText(loadP95)}` },
  { name: '挂载 p50 / p95', text: ({ mountP50, mountP95 }) => `${msText(mountP50)} / ${msText(mountP95)}` },
  {
    name: '每次浏览卡顿',
    text: ({ blockedMs }) => msText(blockedMs),
    isBad: ({ blockedMs = 0 }) => blockedMs >= 300,
  },
  {
    name: '每次访问后内存',
    text: ({ heapKb }) => (heapKb === undefined ? '–' : `${heapKb > 0 ? '+' : ''}${(heapKb / 1024).toFixed(1)} MB`),
    isBad: ({ heapKb = 0 }) => heapKb >= 12 * 1024,
  },
  {
    name: '遗留监听',
    text: ({ listeners }) => (listeners === undefined ? '–' : String(listeners)),
    isBad: ({ listeners = 0 }) => listeners >= 50,
  },
];

/** The last hour of stable, and of the canary beside it, with what the judge has seen so far. */
export function VersionFigures({ health, judged }: { health: AreaHealth; judged: Judged | undefined }) {
  const { area, stable, canary } = health;
  const sides = [
    ...(area.stable ? [{ name: '稳定', version: area.stable.version, figures: stable }] : []),
    ...(area.canary ? [{ name: `灰度 ${area.canary.percent}%`, version: area.canary.version, figures: canary }] : []),
  ];
  if (!sides.length) return <p>还没有上线。</p>;
  return (
    <>
      <SmallTable>
        <thead>
          <tr>
            <td />
            {sides.map(({ name, version }) => (
              <th key={version} scope="col">
                {name} <code>{versionText(version)}</code>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, text, isBad }) => (
            <tr key={name} data-failing={sides.some(({ figures }) => figures && isBad?.(figures)) || undefined}>
              <th scope="row">{name}</th>
              {sides.map(({ version, figures }) => (
                <td key={version}>{figures?.views ? text(figures) : '–'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </SmallTable>
      {judged && (
        <p>
          灰度以来：稳定版 {judged.stable.failed}/{judged.stable.views}，灰度 {judged.canary.failed}/{judged.canary.views} 次浏览出错；证据{' '}
          {judged.strength.toFixed(judged.strength < 10 ? 2 : 0)}，到 1000 时自动收回。
        </p>
      )}
    </>
  );
}
