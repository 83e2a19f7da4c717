import { color, space, type } from '@mall/design-tokens';
import type { LiveArea, OperatorView } from '@mall/mf-kit/manifest';
import { Button, Tag, type TagKind } from '@mall/ui-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { type AreaCondition, type AreaState, disableArea, reloadArea } from '../../platform/area-states.ts';
import { ReplaceForm, type Replacement } from './replace-form.tsx';

interface Props {
  area: LiveArea;
  state: AreaState | undefined;
  replaced: OperatorView['overrides'][number] | undefined;
  onReplace: (target: Replacement) => Promise<void>;
  onRestore: () => Promise<void>;
}

const conditions: Record<AreaCondition, { word: string; kind: TagKind }> = {
  idle: { word: '未打开', kind: 'neutral' },
  loading: { word: '加载中', kind: 'accent' },
  mounted: { word: '已挂载', kind: 'success' },
  failed: { word: '打不开', kind: 'danger' },
  refused: { word: '不兼容', kind: 'danger' },
  disabled: { word: '已停用', kind: 'warning' },
};

const time = (ms: number | undefined) => (ms === undefined ? '–' : `${Math.round(ms)}`);

/** One area: what it is, how it is, and what can be done to it. */
export function AreaRow({ area, state, replaced, onReplace, onRestore }: Props) {
  const [isReplacing, setReplacing] = useState(false);
  const { word, kind } = conditions[state?.state ?? 'idle'];
  const errors = state?.errors ?? 0;
  const isShell = area.name === 'shell';
  return (
    <Row aria-label={area.name}>
      <Line>
        <b>{area.name}</b>
        <Version title={area.version}>{area.version.slice(0, 16)}</Version>
        {replaced ? <Tag kind="accent">已替换</Tag> : null}
        {isShell ? <Tag>外壳</Tag> : <Tag kind={kind}>{word}</Tag>}
      </Line>
      <Numbers>
        <span>加载 {time(state?.loadMs)}</span>
        <span>挂载 {time(state?.mountMs)}</span>
        <span data-bad={errors > 0 || undefined}>错误 {errors}</span>
      </Numbers>
      {state?.reason ? <Reason>{state.reason}</Reason> : null}
      <Acts>
        {isShell ? null : (
          <>
            <Button
              size="sm"
              disabled={state?.state === 'disabled'}
              onClick={() => disableArea(area.name)}
              aria-label={`停用 ${area.name}`}
            >
              停用
            </Button>
            <Button size="sm" onClick={() => reloadArea(area.name)} aria-label={`重新加载 ${area.name}`}>
              重新加载
            </Button>
          </>
        )}
        {replaced ? (
          <Button size="sm" onClick={() => void onRestore()} aria-label={`结束替换 ${area.name}`}>
            结束替换
          </Button>
        ) : (
          <Button size="sm" aria-expanded={isReplacing} onClick={() => setReplacing(!isReplacing)} aria-label={`替换 ${area.name}`}>
            替换…
          </Button>
        )}
        {isShell ? null : (
          <a href={`/_debug/${area.name}`} target="_blank" rel="noopener">
            单独调试
          </a>
        )}
      </Acts>
      {isReplacing ? <ReplaceForm area={area.name} current={area.version} onReplace={onReplace} /> : null}
    </Row>
  );
}

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space.xs} ${space.md};
  padding: ${space.md} ${space.lg};
  & + & {
    border-top: 1px solid ${color.line};
  }
  & > form {
    grid-column: 1 / -1;
  }
`;
const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.sm};
  min-width: 0;
  white-space: nowrap;
  & > :not([title]) {
    flex: none;
  }
`;
const Version = styled.span`
  overflow: hidden;
  color: ${color.inkSecond};
  font-size: ${type.sizeLeast};
  text-overflow: ellipsis;
`;
const Numbers = styled.div`
  display: grid;
  grid-template-columns: 60px 60px 48px;
  color: ${color.inkSecond};
  font-size: ${type.sizeLeast};
  line-height: 20px;
  text-align: right;
  & > [data-bad] {
    color: ${color.danger};
    font-weight: ${type.weightStrong};
  }
`;
const Reason = styled.p`
  grid-column: 1 / -1;
  color: ${color.danger};
  font-size: ${type.sizeLeast};
  overflow-wrap: anywhere;
`;
const Acts = styled.div`
  grid-column: 1 / -1;
  display: flex;
  align-items: center;
  gap: ${space.sm};
  margin-top: ${space.xs};
  & > a {
    margin-left: auto;
  }
`;
