import { displayMinute } from '@mall/domain/time';
import { serverNow } from '../calls/server-clock.ts';
import { ageText } from '../wording/age.ts';
import type { ListColumn } from './list-table.tsx';

/** How long something has waited, and since when. */
export const waitedColumn = <Row extends { createdAt: string }>(width: string): ListColumn<Row> => ({
  key: 'time',
  header: '已等',
  width,
  cell: ({ createdAt }) => `${ageText(createdAt, serverNow())}，${displayMinute(createdAt, 'short')} 起`,
});
