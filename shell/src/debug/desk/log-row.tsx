import { color, space, type } from '@mall/design-tokens';
import { styled } from 'styled-components';
import type { LogEntry } from '../debug-log.ts';

const words: Record<LogEntry['kind'], string> = { call: '调用', event: '事件', navigation: '导航', error: '错误', state: '状态' };

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;

function contentOf(entry: LogEntry): { text: string; details?: string; isBad?: boolean; numbers?: string[]; id?: string } {
  switch (entry.kind) {
    case 'call':
      return {
        text: `${entry.method} ${entry.path}`,
        isBad: entry.status === 0 || entry.status >= 400,
        numbers: [entry.status ? String(entry.status) : '无应答', `${entry.ms} ms`],
        id: entry.requestId,
        ...(entry.fault ? { details: '人为故障' } : {}),
      };
    case 'event':
      return { text: entry.name, details: entry.payload };
    case 'navigation':
      return { text: entry.to };
    case 'error':
      return { text: entry.message.split('\n')[0]!, details: entry.where, isBad: true };
    case 'state':
      return { text: entry.text };
  }
}

/** One line: when, what, and for a call its status, duration and request id. */
export function LogRow({ entry }: { entry: LogEntry }) {
  const { text, details, isBad, numbers = [], id } = contentOf(entry);
  return (
    <Row data-bad={isBad || undefined}>
      <td>{seconds(entry.at)}</td>
      <td>{words[entry.kind]}</td>
      <td title={text}>
        {text}
        {details ? <small>{details}</small> : null}
      </td>
      <td>{numbers[0]}</td>
      <td>{numbers[1]}</td>
      <td title={id ? `请求编号 ${id}` : undefined}>{id?.slice(0, 13)}</td>
    </Row>
  );
}

const Row = styled.tr`
  & > td {
    padding: 2px ${space.sm};
    border-bottom: 1px solid ${color.line};
    white-space: nowrap;
  }
  & > td:first-child {
    width: 76px;
    padding-left: ${space.lg};
    color: ${color.inkSecond};
    text-align: right;
  }
  & > td:nth-child(2) {
    width: 48px;
    color: ${color.inkSecond};
  }
  & > td:nth-child(3) {
    max-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  & > td:nth-child(4),
  & > td:nth-child(5) {
    width: 72px;
    text-align: right;
  }
  & > td:nth-child(6) {
    width: 116px;
    padding-right: ${space.lg};
    color: ${color.inkSecond};
    text-align: right;
  }
  & small {
    margin-left: ${space.md};
    color: ${color.inkSecond};
    font-size: inherit;
  }
  &[data-bad] > td:nth-child(3),
  &[data-bad] > td:nth-child(4) {
    color: ${color.danger};
    font-weight: ${type.weightPart};
  }
`;
