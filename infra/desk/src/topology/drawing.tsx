import type { PlatformHealth as Health } from '@mall/api-contract/platform';
import { color, space, type } from '@mall/design-tokens';
import { useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { ApiBox } from './api-box.tsx';
import { AreaCard } from './area-card.tsx';
import type { Graph } from './graph.ts';
import { Lines } from './lines.tsx';
import { planOf } from './plan.ts';
import { ShellCard } from './shell-card.tsx';
import { SlotPill } from './slot-pill.tsx';
import type { Look } from './use-look.ts';

const leastWidth = 740;
/** Left free at the edges, so that the ring of what is chosen isn't cut off. */
const ringRoom = 6;

/** The drawing at the width there is, at one pixel a pixel: what is beside it decides how wide the columns are. */
export function Drawing({ graph, health, look, isStale }: { graph: Graph; health: Health | undefined; look: Look; isStale: boolean }) {
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = frame.current!;
    setWidth(element.clientWidth - ringRoom);
    const observer = new ResizeObserver(() => setWidth(element.clientWidth - ringRoom));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const plan = planOf(graph, Math.max(leastWidth, width));
  const { active } = look;
  const bright = new Set(active ? [active, ...plan.edges.filter(({ ends }) => ends.includes(active)).flatMap(({ ends }) => ends)] : []);
  const lookOf = (id: string) => (active === undefined ? undefined : bright.has(id) ? 'lit' : 'faded');
  return (
    <Frame ref={frame} role="group" aria-label="区域、插槽与接口" data-stale={isStale || undefined}>
      <Heads aria-hidden="true">
        <span style={{ left: 0 }}>外壳</span>
        <span style={{ left: Object.values(plan.slots)[0]?.x ?? 0 }}>插槽</span>
        <span style={{ left: Object.values(plan.areas)[0]?.x ?? 0 }}>区域</span>
        <span style={{ left: plan.api.x }}>接口</span>
      </Heads>
      <Ground style={{ height: plan.height, width: plan.width }}>
        <Lines plan={plan} active={active} />
        {graph.shell && (
          <ShellCard health={graph.shell} box={plan.shell} look={look} mounted={graph.areas.filter(({ area }) => area.stable).length} />
        )}
        {graph.slots.map((slot) => (
          <SlotPill key={slot.name} slot={slot} box={plan.slots[slot.name]!} look={look} shade={lookOf(`slot:${slot.name}`)} />
        ))}
        {graph.areas.map((health) => (
          <AreaCard key={health.area.name} health={health} box={plan.areas[health.area.name]!} look={look} />
        ))}
        <ApiBox nouns={graph.nouns} plan={plan} health={health} look={look} lookOf={lookOf} />
      </Ground>
      <Legend aria-label="图例">
        <li>
          <svg width="34" height="8" aria-hidden="true">
            <path d="M0 4H30" stroke="currentColor" />
            <circle cx="30" cy="4" r="3.5" fill="currentColor" />
          </svg>
          提供插槽
        </li>
        <li>
          <svg width="34" height="8" aria-hidden="true">
            <path d="M0 4H28" stroke="currentColor" strokeDasharray="5 4" />
            <path d="M34 4l-6-3.5v7Z" fill="currentColor" />
          </svg>
          使用插槽
        </li>
        <li>
          <svg width="34" height="8" aria-hidden="true">
            <path d="M0 4H28" stroke="currentColor" strokeWidth="2" />
            <path d="M34 4l-6-3.5v7Z" fill="currentColor" />
          </svg>
          调用接口，越粗越多
        </li>
        <li>小柱为过去一小时，每柱 5 分钟，红色为出错的浏览</li>
      </Legend>
    </Frame>
  );
}

const Frame = styled.div`
  min-width: 0;
  overflow-x: auto;
  overflow-y: hidden;
  padding: 3px;
  &[data-stale] { filter: grayscale(1); opacity: 0.7; }
`;
const Heads = styled.div`
  position: relative;
  height: 26px;
  color: ${color.inkThird};
  font-size: ${type.sizeLeast};
  span { position: absolute; top: 2px; }
`;
const Ground = styled.div`
  position: relative;
`;
const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs} ${space.xl};
  padding-top: ${space.md};
  color: ${color.inkThird};
  font-size: ${type.sizeLeast};
  li { display: inline-flex; align-items: center; gap: 6px; }
  svg { color: ${color.lineControl}; }
`;
