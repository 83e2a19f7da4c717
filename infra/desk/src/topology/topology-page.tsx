import { below, color, space } from '@mall/design-tokens';
import { EmptyPanel, ErrorPanel, Notice, PageSkeleton } from '@mall/ui-kit';
import { styled } from 'styled-components';
import { useFreshness } from '../frame/freshness.tsx';
import { useHealth, useStatus } from '../platform/use-platform.ts';
import { clockText } from '../platform/wording.ts';
import { assess } from './assess.ts';
import { AreaDetails } from './details/area-details.tsx';
import { NounDetails } from './details/noun-details.tsx';
import { SlotDetails } from './details/slot-details.tsx';
import { Drawing } from './drawing.tsx';
import { graphOf } from './graph.ts';
import { Headline } from './headline.tsx';
import { useLook } from './use-look.ts';

/** The start page: what is live and how it fares, so that one look tells what is wrong. */
export function TopologyPage() {
  const { data: status, error, mutate } = useStatus();
  const { data: health } = useHealth();
  const { isStale, arrivedAt } = useFreshness();
  const look = useLook();

  if (!status) return error ? <ErrorPanel error={error} onRetry={() => void mutate()} /> : <PageSkeleton label="正在读取拓扑" />;
  const { areas, troubles } = assess(status, health);
  if (!areas.length) return <EmptyPanel title="还没有发布任何区域">运行 npm start，或用 mall publish 发布第一个区域。</EmptyPanel>;
  const graph = graphOf(areas);
  const [kind, name = ''] = look.chosen?.includes(':') ? look.chosen.split(':') : ['area', look.chosen];
  const area = kind === 'area' ? areas.find((one) => one.area.name === name) : undefined;
  const slot = kind === 'slot' ? graph.slots.find((one) => one.name === name) : undefined;
  const noun = kind === 'api' ? graph.nouns.find((one) => one.name === name) : undefined;
  const close = () => look.choose();
  return (
    <>
      {isStale && (
        <Stale>
          <Notice tone="danger" live title={`图停在 ${clockText(arrivedAt)}`}>
            {error?.message ?? '网关没有应答'}，正在不断重试；恢复后自动更新。
          </Notice>
        </Stale>
      )}
      <Headline status={status} areas={areas} troubles={troubles} isStale={isStale} onSee={look.choose} />
      <Split data-open={Boolean(area || slot || noun) || undefined}>
        <Drawing graph={graph} health={health} look={look} isStale={isStale} />
        {area && <AreaDetails key={name} health={area} status={status} graph={graph} onClose={close} onSee={look.choose} />}
        {slot && <SlotDetails slot={slot} onClose={close} onSee={look.choose} />}
        {noun && <NounDetails noun={noun} areas={areas} onClose={close} onSee={look.choose} />}
      </Split>
    </>
  );
}

const Stale = styled.div`
  margin-top: ${space.lg};
`;
const Split = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.lg};
  align-items: start;
  padding: ${space.xs} 0;
  background: ${color.ground};
  &[data-open] { grid-template-columns: minmax(0, 1fr) clamp(380px, 30vw, 460px); }
  ${below.desktop} {
    &[data-open] { grid-template-columns: minmax(0, 1fr); }
  }
`;
