import { color, space, type } from '@mall/design-tokens';
import { Button } from '@mall/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { LogEntry } from '../debug-log.ts';
import { Segments } from './control-group.tsx';
import { LogRow } from './log-row.tsx';

type Shown = 'all' | LogEntry['kind'];

const tabs: readonly { value: Shown; label: string }[] = [
  { value: 'all', label: '全部' },
  { value: 'call', label: '调用' },
  { value: 'event', label: '事件' },
  { value: 'navigation', label: '导航' },
  { value: 'error', label: '错误' },
];

/** What the area did, in the order it did it; the newest stays in view unless one scrolls up. */
export function LogPanel({ entries, onClear }: { entries: LogEntry[]; onClear: () => void }) {
  const [shown, setShown] = useState<Shown>('all');
  const list = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const rows = entries.filter(({ kind }) => shown === 'all' || kind === shown);
  const count = (kind: Shown) => (kind === 'all' ? entries.length : entries.filter((entry) => entry.kind === kind).length);
  const length = rows.length;
  useEffect(() => {
    if (length && isAtEnd.current && list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [length]);
  return (
    <Root aria-label="日志">
      <Head>
        <Segments
          choices={tabs.map(({ value, label }) => ({ value, label: `${label} ${count(value)}` }))}
          value={shown}
          onChoose={setShown}
        />
        <Button size="sm" variant="quiet" onClick={onClear}>
          清空
        </Button>
      </Head>
      <Scroll
        ref={list}
        tabIndex={0}
        role="log"
        aria-label="日志内容"
        onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
          isAtEnd.current = scrollHeight - scrollTop - clientHeight < 24;
        }}
      >
        {rows.length ? (
          <table>
            <tbody>
              {rows.map((entry, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added at the end
                <LogRow key={index} entry={entry} />
              ))}
            </tbody>
          </table>
        ) : (
          <p>{entries.length ? '没有这一类记录。' : '区域一有动作就会出现在这里：调用、事件、导航和错误。'}</p>
        )}
      </Scroll>
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  height: 236px;
  border-top: 1px solid ${color.lineStrong};
  background: ${color.surface};
`;
const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: 6px ${space.lg};
  border-bottom: 1px solid ${color.line};
  font-size: ${type.sizeLeast};
`;
const Scroll = styled.div`
  overflow: auto;
  & > p {
    padding: ${space.lg};
    color: ${color.inkSecond};
    font-size: ${type.sizeTable};
  }
  & > table {
    width: 100%;
    font-size: ${type.sizeLeast};
    line-height: 20px;
  }
`;
