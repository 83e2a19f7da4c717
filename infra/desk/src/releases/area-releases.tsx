import type { AreaStatus as Area } from '@mall/api-contract/platform';
import { below, color, layout, space, type } from '@mall/design-tokens';
import { Button, FailureIcon, SuccessIcon, Tag, WarningIcon } from '@mall/ui-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { agoText, momentText, versionText } from '../platform/wording.ts';
import { type Change, undoOf } from './change.ts';
import { OlderReleases } from './older-releases.tsx';
import { SmokeReport } from './smoke-report.tsx';

interface Props {
  area: Area;
  isWanted: boolean;
  /** Why a live version can't be served. */
  fault: string | undefined;
  onChange: (change: Change) => void;
}

const firstPercent = 10;

/** One area's lines: live, canary, candidate, the way back; and on request everything that was ever published. */
export function AreaReleases({ area, isWanted, fault, onChange }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { name, stable, canary, candidate, previous } = area;
  const undo = undoOf(area);
  const promote = (to: string) => onChange({ kind: 'promote', area: name, from: stable?.version, to });
  const tryOut = (to: string, percent: number) => stable && onChange({ kind: 'canary', area: name, from: stable.version, to, percent });
  return (
    <Root data-area={name} data-wanted={isWanted || undefined} aria-label={name}>
      <header>
        <h2>{name}</h2>
        <Button size="sm" variant="link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} aria-label={`${name} 的全部版本`}>
          {isOpen ? '收起全部版本' : '全部版本'}
        </Button>
      </header>
      <div>
        <Line>
          <Tag kind={stable ? 'success' : 'neutral'}>线上</Tag>
          {stable ? <code>{stable.version}</code> : <span>没有线上版本</span>}
          {stable && <Since at={stable.since} who={stable.by} />}
          {fault && (
            <Fault>
              <FailureIcon size={14} /> 无法提供：{fault}
            </Fault>
          )}
          <i />
          {undo?.kind === 'rollback' && (
            <Button size="sm" onClick={() => onChange(undo)} aria-label={`回滚 ${name}`}>
              回滚到 {versionText(previous!)}
            </Button>
          )}
          {stable && name !== 'shell' && (
            <Button
              size="sm"
              variant="quiet"
              onClick={() => onChange({ kind: 'disable', area: name, from: stable.version })}
              aria-label={`停用 ${name}`}
            >
              停用
            </Button>
          )}
        </Line>
        {canary && (
          <Line>
            <Tag kind="accent">灰度 {canary.percent}%</Tag>
            <code>{canary.version}</code>
            <Since at={canary.since} who={canary.by} />
            <i />
            <Button size="sm" onClick={() => promote(canary.version)} aria-label={`全量上线 ${name} 的灰度版本`}>
              全量上线
            </Button>
            <Button
              size="sm"
              onClick={() => tryOut(canary.version, Math.min(99, canary.percent * 2))}
              aria-label={`调整比例：${name} 的灰度`}
            >
              调整比例
            </Button>
            {undo && (
              <Button size="sm" onClick={() => onChange(undo)} aria-label={`收回灰度：${name}`}>
                收回灰度
              </Button>
            )}
          </Line>
        )}
        {candidate && (
          <Line>
            <Tag kind="warning">候选</Tag>
            <code>{candidate.version}</code>
            {candidate.publishedAt && <Since at={candidate.publishedAt} who={candidate.by ?? ''} />}
            <SmokeState area={name} candidate={candidate} />
            <i />
            <Button size="sm" onClick={() => promote(candidate.version)} aria-label={`上线 ${name} 的候选`}>
              上线
            </Button>
            {stable && (
              <Button size="sm" onClick={() => tryOut(candidate.version, firstPercent)} aria-label={`灰度 ${name} 的候选`}>
                灰度
              </Button>
            )}
          </Line>
        )}
        {isOpen && <OlderReleases area={area} onPromote={promote} />}
      </div>
    </Root>
  );
}

const Since = ({ at, who }: { at: string; who: string }) => (
  <small title={momentText(at)}>
    {agoText(at)} · {who}
  </small>
);

function SmokeState({ area, candidate }: { area: string; candidate: NonNullable<Area['candidate']> }) {
  const { smoke, version } = candidate;
  if (!smoke)
    return (
      <Mark data-tone="warning">
        <WarningIcon size={14} /> 冒烟测试未运行
      </Mark>
    );
  return (
    <Mark data-tone={smoke.passed ? 'success' : 'danger'}>
      {smoke.passed ? <SuccessIcon size={14} /> : <FailureIcon size={14} />} 冒烟测试{smoke.passed ? '通过' : '未通过'} · {smoke.who}
      <SmokeReport area={area} version={version} />
    </Mark>
  );
}

const Root = styled.section`
  display: grid;
  grid-template-columns: 180px minmax(0, 1fr);
  gap: ${space.lg};
  padding: ${space.xs} 0;
  & + & { border-top: 1px solid ${color.line}; }
  header { display: flex; flex-direction: column; align-items: flex-start; padding: 5px 0; line-height: 1.35; }
  h2 { font-size: ${type.sizeText}; }
  header button { font-size: ${type.sizeLeast}; }
  &[data-wanted] h2 { color: ${color.accent}; }
  ${below.tablet} {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
  }
`;
const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.sm};
  min-height: ${layout.rowTable};
  font-size: ${type.sizeTable};
  i { flex: 1; }
  > span:first-child { width: 72px; text-align: center; }
  code { font-family: ${type.familyMono}; font-weight: ${type.weightPart}; }
  small { color: ${color.inkSecond}; font-size: ${type.sizeLeast}; }
  ${below.tablet} {
    flex-wrap: wrap;
    padding: ${space.sm} 0;
    > span:first-child { width: auto; }
  }
`;
const Mark = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space.xs};
  font-size: ${type.sizeLeast};
  &[data-tone='success'] { color: ${color.success}; }
  &[data-tone='warning'] { color: ${color.warning}; }
  &[data-tone='danger'] { color: ${color.danger}; font-weight: ${type.weightStrong}; }
`;
const Fault = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space.xs};
  color: ${color.danger};
  font-weight: ${type.weightStrong};
`;
