import { color, elevation, space, type, zIndex } from '@mall/design-tokens';
import type { LiveArea, PageSnapshot } from '@mall/mf-kit/manifest';
import { Button, CloseIcon, CopyText, IconButton, Notice } from '@mall/ui-kit';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { type AreaCondition, type AreaState, areaStates } from '../../platform/area-states.ts';
import { type PlatformError, platformCall } from '../platform-call.ts';
import { AreaRow } from './area-row.tsx';

interface Props {
  page: PageSnapshot;
  onClose: () => void;
  /** How a changed choice is seen; tests watch it instead. */
  reload?: () => void;
}

/** The address that opens this page with the very versions it has now; without what steers debugging. */
export function snapshotAddress(id: string, here: string): string {
  const url = new URL(here);
  for (const name of ['mf', '_debug']) url.searchParams.delete(name);
  url.searchParams.set('snapshot', id);
  return url.href;
}

const ranks: Record<AreaCondition, number> = { failed: 0, refused: 0, loading: 2, mounted: 2, disabled: 3, idle: 4 };

/** What is wrong first, then what this page shows, then the rest; the shell last. */
export function byUrgency(areas: LiveArea[], states: Record<string, AreaState>): LiveArea[] {
  const rankOf = ({ name }: LiveArea) => {
    const { state = 'idle', errors = 0 } = states[name] ?? {};
    return name === 'shell' ? 5 : Math.min(ranks[state], errors ? 1 : 5);
  };
  return [...areas].sort((a, b) => rankOf(a) - rankOf(b));
}

/**
 * What an operator sees of this page's areas: version, state, times, errors; each can be switched off, loaded anew or replaced. It stands beside the
 * page, which goes on.
 */
export function DebugPanel({ page, onClose, reload = () => location.reload() }: Props) {
  const states = useSyncExternalStore(areaStates.subscribe, areaStates.get);
  const [failure, setFailure] = useState<PlatformError>();
  const root = useRef<HTMLElement>(null);
  const overrides = page.operator?.overrides ?? [];
  useEffect(() => root.current?.focus(), []);

  async function act(work: () => Promise<unknown>) {
    setFailure(undefined);
    try {
      await work();
      reload();
    } catch (error) {
      setFailure(error as PlatformError);
    }
  }

  return (
    <Root ref={root} role="dialog" aria-label="调试面板" tabIndex={-1} onKeyDown={(event) => event.key === 'Escape' && onClose()}>
      <Head>
        <h2>调试面板</h2>
        <a href="/_platform/">运维台</a>
        <IconButton label="关闭调试面板" icon={<CloseIcon size={16} />} onClick={onClose} />
      </Head>
      <Facts>
        <dt>快照</dt>
        <dd>
          <CopyText text={snapshotAddress(page.id, location.href)} label="复制快照的地址">
            {page.id}
          </CopyText>
          {page.operator?.pinned ? (
            <Button size="sm" onClick={() => act(() => platformCall('DELETE', 'overrides/snapshot'))}>
              回到线上版本
            </Button>
          ) : null}
        </dd>
        <dt>替换</dt>
        <dd>
          {overrides.length ? `${overrides.length} 个区域，仅您可见` : '无，页面是线上版本'}
          {overrides.length ? (
            <Button size="sm" onClick={() => act(() => platformCall('DELETE', 'overrides'))}>
              全部结束
            </Button>
          ) : null}
        </dd>
      </Facts>
      {failure ? (
        <Space>
          <Notice tone="danger" live title={failure.message} onClose={() => setFailure(undefined)}>
            {failure.fix}
          </Notice>
        </Space>
      ) : null}
      <List aria-label="区域">
        {byUrgency(page.areas, states).map((area) => (
          <AreaRow
            key={area.name}
            area={area}
            state={states[area.name]}
            replaced={overrides.find((one) => one.area === area.name)}
            onReplace={(target) => act(() => platformCall('POST', 'overrides', { area: area.name, ...target }))}
            onRestore={() => act(() => platformCall('DELETE', `overrides/${area.name}`))}
          />
        ))}
      </List>
      <Foot>Alt+Shift+D 打开或关闭；时间是最近一次加载和挂载所用的毫秒数。</Foot>
    </Root>
  );
}

const Root = styled.section`
  position: fixed;
  top: 0;
  right: 0;
  bottom: 0;
  z-index: ${zIndex.overlay};
  display: flex;
  flex-direction: column;
  width: 480px;
  overflow: auto;
  overscroll-behavior: contain;
  background: ${color.surface};
  box-shadow: ${elevation.dialog};
  font-size: ${type.sizeTable};
  outline: 0;
`;
const Head = styled.header`
  position: sticky;
  top: 0;
  z-index: 1;
  display: flex;
  align-items: center;
  gap: ${space.md};
  padding: ${space.md} ${space.lg};
  border-bottom: 1px solid ${color.line};
  background: ${color.surface};
  & > h2 {
    margin-right: auto;
    font-size: ${type.sizeLead};
  }
`;
const Facts = styled.dl`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr);
  gap: ${space.xs} ${space.md};
  padding: ${space.md} ${space.lg};
  border-bottom: 1px solid ${color.line};
  line-height: 28px;
  & > dt {
    color: ${color.inkSecond};
  }
  & > dd {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space.md};
    min-height: 28px;
  }
`;
const Space = styled.div`
  padding: ${space.md} ${space.lg} 0;
`;
const List = styled.ul`
  flex: 1;
`;
const Foot = styled.p`
  padding: ${space.md} ${space.lg};
  border-top: 1px solid ${color.line};
  color: ${color.inkSecond};
  font-size: ${type.sizeLeast};
`;
