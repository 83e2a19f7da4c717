import { color, type } from '@mall/design-tokens';
import { styled } from 'styled-components';
import { agoText, countText, msText, percentText, versionText } from '../platform/wording.ts';
import type { AreaHealth } from './assess.ts';
import { CardRoot, StateWord } from './card-parts.ts';
import type { Box } from './plan.ts';
import { Sparkline } from './sparkline.tsx';
import { StateIcon } from './state-icon.tsx';
import type { Look } from './use-look.ts';

/** The shell, as tall as all it mounts. */
export function ShellCard({ health, box, look, mounted }: { health: AreaHealth; box: Box; look: Look; mounted: number }) {
  const { area, level, word, stable } = health;
  return (
    <Tall {...look.propsFor('shell')} data-level={level} style={{ left: box.x, top: box.y, width: box.width, height: box.height }}>
      <span>
        <StateIcon level={level} size={20} />
        <b>外壳</b>
        <StateWord data-level={level}>{word}</StateWord>
      </span>
      <span>
        <code>{versionText(area.stable?.version ?? '')}</code>
        {area.stable && <span>{agoText(area.stable.since)}上线</span>}
        {area.canary && (
          <strong>
            灰度 {area.canary.percent}% <code>{area.canary.version.slice(0, 7)}</code>
          </strong>
        )}
      </span>
      {stable?.views ? (
        <span>
          <span>{countText(stable.views)} 次浏览</span>
          <span>出错 {percentText(stable.errorRate)}</span>
          <span>p95 {msText(stable.loadP95)}</span>
          {stable.trend && <Sparkline trend={stable.trend} width={box.width - 32} height={36} />}
        </span>
      ) : null}
      <span>挂载 {mounted} 个区域</span>
    </Tall>
  );
}

const Tall = styled(CardRoot)`
  justify-content: flex-start;
  align-items: flex-start;
  gap: 20px;
  padding: 16px;
  font-size: ${type.sizeLeast};
  color: ${color.inkSecond};
  > span { display: grid; gap: 4px; justify-items: start; }
  > span:last-child { margin-top: auto; }
  b { color: ${color.ink}; font-size: ${type.sizeLead}; }
  strong { color: ${color.accent}; font-weight: ${type.weightStrong}; }
  code { font-family: ${type.familyMono}; color: ${color.ink}; }
`;
