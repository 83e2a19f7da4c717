import { color, type } from '@mall/design-tokens';
import { styled } from 'styled-components';
import { agoText, countText, msText, percentText, versionText } from '../platform/wording.ts';
import type { AreaHealth } from './assess.ts';
import { CanaryBar } from './canary-bar.tsx';
import { CardRoot, StateWord } from './card-parts.ts';
import type { Box } from './plan.ts';
import { Sparkline } from './sparkline.tsx';
import { StateIcon } from './state-icon.tsx';
import type { Look } from './use-look.ts';

/** One area on the drawing: how it fares, what is live, the last hour. Opens its details. */
export function AreaCard({ health, box, look }: { health: AreaHealth; box: Box; look: Look }) {
  const { area, level, word, stable } = health;
  const isNarrow = box.width < 300;
  return (
    <CardRoot {...look.propsFor(area.name)} data-level={level} style={{ left: box.x, top: box.y, width: box.width, height: box.height }}>
      <Row>
        <StateIcon level={level} />
        <b>{area.name}</b>
        <StateWord data-level={level}>{word}</StateWord>
      </Row>
      <Row data-quiet>
        <code>{versionText(area.stable?.version ?? area.candidate?.version ?? '')}</code>
        {area.stable && <span>{agoText(area.stable.since)}上线</span>}
        {!area.stable && <span>候选，未上线</span>}
        {area.candidate && area.stable && <span>有候选</span>}
      </Row>
      {area.canary ? (
        <CanaryBar area={area} stable={stable} canary={health.canary} isNarrow={isNarrow} />
      ) : (
        <Row data-quiet>
          {stable?.views ? (
            <>
              <span>{countText(stable.views)} 次</span>
              <span>出错 {percentText(stable.errorRate)}</span>
              {!isNarrow && <span>加载 p95 {msText(stable.loadP95)}</span>}
              <i />
              {stable.trend && <Sparkline trend={stable.trend} width={isNarrow ? 60 : 84} height={18} />}
            </>
          ) : (
            <span>过去一小时没有浏览</span>
          )}
        </Row>
      )}
    </CardRoot>
  );
}

const Row = styled.span`
  display: flex;
  align-items: center;
  gap: 8px;
  min-width: 0;
  white-space: nowrap;
  b { flex: 1; overflow: hidden; text-overflow: ellipsis; font-size: ${type.sizeText}; font-weight: ${type.weightStrong}; }
  i { flex: 1; }
  code { font-family: ${type.familyMono}; font-size: ${type.sizeLeast}; color: ${color.ink}; }
  &[data-quiet] { color: ${color.inkSecond}; font-size: ${type.sizeLeast}; }
`;
