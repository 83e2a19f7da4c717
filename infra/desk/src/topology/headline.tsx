import { color, radius, space, type } from '@mall/design-tokens';
import { Button, CopyText } from '@mall/ui-kit';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import type { Status } from '../platform/shapes.ts';
import { agoText, areaText, countText, momentText, percentText } from '../platform/wording.ts';
import type { AreaHealth, Trouble } from './assess.ts';
import { StateIcon } from './state-icon.tsx';

interface Props {
  status: Status;
  areas: AreaHealth[];
  troubles: Trouble[];
  onSee: (area: string) => void;
}

const shown = 4;

/** The one sentence: all is well, or what is wrong, since when, and what was changed shortly before. */
export function Headline({ status, areas, troubles, onSee }: Props) {
  const dangers = troubles.filter(({ level }) => level === 'danger').length;
  const level = dangers ? 'danger' : troubles.length ? 'warning' : 'calm';
  const title = dangers ? `${dangers} 处故障` : troubles.length ? `${troubles.length} 处需要留意` : '一切正常';
  return (
    <Root data-level={level} aria-labelledby="headline">
      <Sentence>
        <StateIcon level={level} size={24} />
        <h1 id="headline">{title}</h1>
        <Figures status={status} areas={areas} />
      </Sentence>
      {troubles.length > 0 && (
        <ul aria-label="异常">
          {troubles.slice(0, shown).map((trouble) => (
            <TroubleRow key={trouble.title} trouble={trouble} health={areas.find(({ area }) => area.name === trouble.area)} onSee={onSee} />
          ))}
          {troubles.length > shown && <li>还有 {troubles.length - shown} 项，见图中标出的区域</li>}
        </ul>
      )}
    </Root>
  );
}

function Figures({ status, areas }: Pick<Props, 'status' | 'areas'>) {
  const live = areas.filter(({ area }) => area.stable);
  const canaries = areas.filter(({ area }) => area.canary).length;
  const shell = areas.find(({ area }) => area.name === 'shell')?.stable;
  const views = shell?.views ?? Math.max(0, ...live.map(({ stable }) => stable?.views ?? 0));
  const worst = Math.max(0, ...live.map(({ stable }) => stable?.errorRate ?? 0));
  return (
    <dl>
      <div>
        <dt>线上区域</dt>
        <dd>{live.length}</dd>
      </div>
      <div>
        <dt>灰度</dt>
        <dd>{canaries}</dd>
      </div>
      <div>
        <dt>浏览 / 小时</dt>
        <dd>{countText(views)}</dd>
      </div>
      <div>
        <dt>最高出错率</dt>
        <dd>{percentText(worst)}</dd>
      </div>
      <div>
        <dt>当前快照</dt>
        <dd>
          <CopyText text={status.snapshot} label={`复制快照编号 ${status.snapshot}`} />
        </dd>
      </div>
    </dl>
  );
}

/** What was changed last, where that was within the last day: the first thing to suspect. */
function suspectOf(health: AreaHealth | undefined): string {
  const change = health?.area.canary ?? health?.area.stable;
  if (!change || Date.now() - Date.parse(change.since) > 86_400_000) return '';
  return `${agoText(change.since)}由 ${change.by} ${health?.area.canary ? '灰度' : '上线'} ${change.version}`;
}

function TroubleRow({ trouble, health, onSee }: { trouble: Trouble; health: AreaHealth | undefined; onSee: (area: string) => void }) {
  const { area, level, title, since } = trouble;
  const suspect = suspectOf(health);
  return (
    <li>
      <StateIcon level={level} />
      {area && <b>{areaText(area)}</b>}
      <span>
        {title}
        {since && <small> · 自 {momentText(since).slice(6, 11)} 起</small>}
        {suspect && <small> · {suspect}</small>}
      </span>
      {area && (
        <>
          <Link to={`/desk/errors?area=${area}`} aria-label={`查看 ${area} 的错误`}>
            看错误
          </Link>
          <Button size="sm" onClick={() => onSee(area)} aria-label={`${area} 的详情`}>
            详情
          </Button>
        </>
      )}
    </li>
  );
}

const Root = styled.section`
  margin: ${space.lg} 0 ${space.md};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  &[data-level='warning'] { border-color: ${color.warningLine}; }
  &[data-level='danger'] { border-color: ${color.danger}; border-left-width: 6px; }
  > ul { border-top: 1px solid ${color.line}; padding: ${space.xs} 0; }
  li { display: flex; align-items: center; gap: ${space.sm}; min-height: 36px; padding: 2px ${space.lg}; font-size: ${type.sizeTable}; }
  li > span { flex: 1; min-width: 0; }
  li > b { white-space: nowrap; }
  li > a { white-space: nowrap; }
  li small { color: ${color.inkSecond}; font-size: ${type.sizeLeast}; }
`;
const Sentence = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.md};
  min-height: 60px;
  padding: ${space.sm} ${space.lg};
  h1 { flex: 1; font-size: ${type.sizeTitle}; white-space: nowrap; }
  dl { display: flex; gap: ${space.xxl}; }
  dt { color: ${color.inkSecond}; font-size: ${type.sizeLeast}; white-space: nowrap; }
  dd { font-weight: ${type.weightStrong}; white-space: nowrap; }
`;
