import type { CallFigures } from '@mall/api-contract/platform';
import { useState } from 'react';
import { msText, percentText } from '../../platform/wording.ts';
import { failsLoudly } from '../graph.ts';
import { SeeButton, SmallTable } from './details-panel.tsx';

interface Props {
  /** 'noun.method' → 'POST /api/…' */
  calls: Record<string, string>;
  figures: Record<string, CallFigures>;
}

const shown = 8;
const none: CallFigures = { count: 0, failed: 0, meanMs: 0 };

/** The calls of an area, those that fail first, then the busiest. */
export function CallsTable({ calls, figures }: Props) {
  const [isAll, setAll] = useState(false);
  const rows = [...new Set([...Object.keys(figures), ...Object.keys(calls)])]
    .map((name) => ({ name, address: calls[name], ...(figures[name] ?? none) }))
    .sort((a, b) => b.failed - a.failed || b.count - a.count || a.name.localeCompare(b.name));
  if (!rows.length) return <p>不调用接口。</p>;
  return (
    <>
      <SmallTable>
        <thead>
          <tr>
            <th scope="col">接口</th>
            <th scope="col">次数</th>
            <th scope="col">失败</th>
            <th scope="col">平均</th>
          </tr>
        </thead>
        <tbody>
          {(isAll ? rows : rows.slice(0, shown)).map((row) => (
            <tr key={row.name} data-failing={failsLoudly(row) || undefined}>
              <th scope="row" title={row.address}>
                {row.name}
              </th>
              <td>{row.count || '–'}</td>
              <td>{row.failed ? `${row.failed}（${percentText(row.failed / row.count)}）` : row.count ? '0' : '–'}</td>
              <td>{row.count ? msText(row.meanMs) : '–'}</td>
            </tr>
          ))}
        </tbody>
      </SmallTable>
      {rows.length > shown && (
        <SeeButton type="button" onClick={() => setAll(!isAll)}>
          {isAll ? '收起' : `全部 ${rows.length} 个`}
        </SeeButton>
      )}
    </>
  );
}
