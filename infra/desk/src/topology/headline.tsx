import type { PlatformStatus as Status } from '@mall/api-contract/platform';
import { below, color, radius, space, type } from '@mall/design-tokens';
import { Button, CopyText } from '@mall/ui-kit';
import { useState } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { agoText, areaText, countText, momentText, percentText } from '../platform/wording.ts';
import { type Change, undoOf } from '../releases/change.ts';
import { ChangeDialog } from '../releases/change-dialog.tsx';
import { type AreaHealth, groupTroubles, type Trouble } from './assess.ts';
import { StateIcon } from './state-icon.tsx';

interface Props {
  status: Status;
  areas: AreaHealth[];
  troubles: Trouble[];
  /** The figures are old: what was well then need not be now. */
  isStale: boolean;
  onSee: (area: string) => void;
}

const shown = 4;

/** The one sentence: all is well, or what is wrong, since when, what was changed shortly before, and the way back. */
export function Headline({ status, areas, troubles, isStale, onSee }: Props) {
  const [change, setChange] = useState<Change>();
  const groups = groupTroubles(troubles);
  const dangers = groups.filter(({ level }) => level === 'danger').length;
  const level = dangers ? 'danger' : groups.length ? 'warning' : isStale ? 'quiet' : 'calm';
  const title = dangers ? `${dangers} 处故障` : groups.length ? `${groups.length} 处需要留意` : isStale ? '状态未知' : '一切正常';
  return (
    <Root data-level={level} aria-labelledby="headline">
      <Sentence>
        <StateIcon level={level} size={24} />
        <h1 id="headline">{title}</h1>
        <Figures status={status} areas={areas} />
      </Sentence>
      {groups.length > 0 && (
        <ul aria-label="异常">
          {groups.slice(0, shown).map((group) => (
            <GroupRow
              key={group.area ?? group.troubles[0]!.title}
              group={group}
              health={areas.find(({ area }) => area.name === group.area)}
              onSee={onSee}
              onChange={setChange}
            />
          ))}
          {groups.length > shown && <li>还有 {groups.length - shown} 处，见图中标出的区域</li>}
        </ul>
      )}
      {change && <ChangeDialog change={change} onClose={() => setChange(undefined)} />}
    </Root>
  );
}

function Figures({ status, areas }: Pick<Props, 'status' | 'areas'>) {
  const live = areas.filter(({ area }) => area.stable);
  const shell = areas.find(({ area }) => area.name === 'shell')?.stable;
  const views = shell?.views ?? Math.max(0, ...live.map(({ stable }) => stable?.views ?? 0));
  const worst = Math.max(0, ...live.map(({ stable }) => stable?.errorRate ?? 0));
  const facts = {
    线上区域: live.length,
    灰度: areas.filter(({ area }) => area.canary).length,
    '浏览 / 小时': countText(views),
    最高出错率: percentText(worst),
  };
  return (
    <dl>
      {Object.entries(facts).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
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
  return `${agoText(change.since)}由 ${change.by} ${health?.area.canary ? '灰度' : '上线'}`;
}

interface GroupProps {
  group: ReturnType<typeof groupTroubles>[number];
  health: AreaHealth | undefined;
  onSee: (area: string) => void;
  onChange: (change: Change) => void;
}

function GroupRow({ group: { area, level, troubles }, health, onSee, onChange }: GroupProps) {
  const [first, ...more] = troubles;
  const undo = level === 'danger' && health ? undoOf(health.area) : undefined;
  const facts = [
    first!.since && `自 ${momentText(first!.since).slice(6, 11)} 起`,
    suspectOf(health),
    more.length > 0 && `另有 ${more.length} 项`,
  ];
  return (
    <li title={more.map(({ title }) => title).join('\n') || undefined}>
      <StateIcon level={level} />
      {area && <b>{areaText(area)}</b>}
      <span>
        {first!.title}
        {facts.filter(Boolean).map((fact) => (
          <small key={String(fact)}> · {fact}</small>
        ))}
      </span>
      {area && (
        <>
          <Link to={`/desk/errors?area=${area}`} aria-label={`看错误：${area}`}>
            看错误
          </Link>
          <Button size="sm" onClick={() => onSee(area)} aria-label={`${area} 的详情`}>
            详情
          </Button>
          {undo && (
            <Button
              size="sm"
              variant="danger"
              onClick={() => onChange(undo)}
              aria-label={undo.kind === 'rollback' ? `回滚 ${area}` : `收回灰度：${area}`}
            >
              {undo.kind === 'rollback' ? '回滚' : '收回灰度'}
            </Button>
          )}
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
  li > a { padding: 0 ${space.xs}; white-space: nowrap; }
  li small { color: ${color.inkSecond}; font-size: ${type.sizeLeast}; }
  ${below.tablet} {
    li { flex-wrap: wrap; }
    li > span { flex-basis: 100%; }
  }
`;
const Sentence = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.md};
  min-height: 56px;
  padding: 6px ${space.lg};
  h1 { flex: 1; font-size: ${type.sizeTitle}; white-space: nowrap; }
  dl { display: flex; gap: ${space.xxl}; }
  dt { color: ${color.inkSecond}; font-size: ${type.sizeLeast}; white-space: nowrap; }
  dd { font-weight: ${type.weightStrong}; white-space: nowrap; }
  ${below.desktop} {
    flex-wrap: wrap;
    h1 { white-space: normal; }
    dl { flex-wrap: wrap; gap: ${space.xs} ${space.xl}; }
  }
`;
