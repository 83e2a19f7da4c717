import { color, space } from '@mall/design-tokens';
import type { DebugDesk } from '@mall/mf-kit/manifest';
import { useEffect, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { hearLog, type LogEntry } from '../debug-log.ts';
import { type DebugSettings, readDebugSettings, writeDebugSettings } from '../debug-settings.ts';
import { AddressBar } from './address-bar.tsx';
import { FaultControls } from './fault-controls.tsx';
import { LogPanel } from './log-panel.tsx';
import { RegionControl } from './region-control.tsx';
import { WhoControls } from './who-controls.tsx';
import { type FrameWidth, WidthControl } from './width-control.tsx';

const keptEntries = 500;

/** One area alone, in a frame of a chosen width: who it takes the visitor for, where they are, what goes wrong, and a log of what it does. */
export function DebugDeskPage({ page }: { page: DebugDesk }) {
  const { area } = page;
  const frame = useRef<HTMLIFrameElement>(null);
  const [settings, setSettings] = useState(readDebugSettings);
  const [path, setPath] = useState(page.start);
  const [opened, setOpened] = useState({ path: page.start, times: 0 });
  const [width, setWidth] = useState<FrameWidth>('free');
  const [entries, setEntries] = useState<LogEntry[]>([]);
  const source = useMemo(() => framed(opened.path, `${area.name}@${area.version}`), [opened, area]);

  useEffect(
    () =>
      hearLog(
        () => frame.current?.contentWindow,
        (entry) => {
          setEntries((before) => [...before.slice(1 - keptEntries), entry]);
          if (entry.kind === 'navigation') setPath(whereIs(frame.current) ?? page.start);
        },
      ),
    [page.start],
  );

  const open = (to: string) => {
    setEntries([]);
    setPath(to);
    setOpened(({ times }) => ({ path: to, times: times + 1 }));
  };
  /** The frame finds the settings when it is loaded; a fault is read at each call, so it needs no new page. */
  const change = (next: Partial<DebugSettings>, needsReload = true) => {
    const changed = { ...settings, ...next };
    setSettings(changed);
    writeDebugSettings(changed);
    if (needsReload) open(whereIs(frame.current) ?? path);
  };

  return (
    <Root>
      <h1 hidden>{`单独调试 ${area.name}`}</h1>
      <AddressBar page={page} path={path} onPath={setPath} onOpen={open} />
      <Controls>
        <WhoControls who={settings.who} onWho={(who) => change({ who })} />
        <RegionControl region={settings.region} onRegion={(region) => change({ region })} />
        <WidthControl width={width} onWidth={setWidth} />
        <FaultControls
          fault={settings.fault}
          onFault={(fault) => change({ fault }, false)}
          onReload={() => open(whereIs(frame.current) ?? path)}
        />
      </Controls>
      <Stage>
        <iframe
          key={opened.times}
          ref={frame}
          title={`${area.name} 单独运行`}
          src={source}
          style={{ width: width === 'free' ? '100%' : width }}
          onLoad={() => setPath(whereIs(frame.current) ?? page.start)}
        />
      </Stage>
      <LogPanel entries={entries} onClear={() => setEntries([])} />
    </Root>
  );
}

function framed(path: string, target: string): string {
  const url = new URL(path, location.origin);
  url.searchParams.set('_debug', target);
  return `${url.pathname}${url.search}${url.hash}`;
}

function whereIs(frame: HTMLIFrameElement | null): string | undefined {
  const place = frame?.contentWindow?.location;
  if (!place || place.origin !== location.origin) return undefined;
  const url = new URL(place.href);
  url.searchParams.delete('_debug');
  return `${url.pathname}${url.search}${url.hash}`;
}

const Root = styled.main`
  display: grid;
  grid-template-rows: auto auto minmax(0, 1fr) auto;
  height: 100%;
`;
const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.sm} ${space.xxl};
  padding: ${space.sm} ${space.lg};
  border-bottom: 1px solid ${color.line};
  background: ${color.surface};
`;
const Stage = styled.div`
  overflow: auto;
  background: ${color.line};
  & > iframe {
    display: block;
    height: 100%;
    margin: 0 auto;
    border: 0;
    background: ${color.ground};
  }
`;
