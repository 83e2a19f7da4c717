import { color, space, type } from '@mall/design-tokens';
import { displayMinute } from '@mall/domain/time';
import { Skeleton } from '@mall/ui-kit';
import { styled } from 'styled-components';
import { failureWords } from '../calls/failure-words.ts';
import { useRead } from '../calls/use-read.ts';
import { factsText } from './facts-text.ts';

const mostShown = 50;

/** What staff did with these things, newest first: an order and its packages. */
export function ActsOf({ subjects }: { subjects: readonly string[] }) {
  const { data, error } = useRead(['staff.listActs', 'of', ...subjects], async (sdk) => {
    const pages = await Promise.all(subjects.map((subject) => sdk.staff.listActs({ subject, pageIndex: 1, pageSize: mostShown })));
    return pages.flatMap(({ items }) => items).sort((one, other) => other.at.localeCompare(one.at));
  });
  if (error && !data) return <Quiet>操作记录加载失败：{failureWords(error)}</Quiet>;
  if (!data) return <Skeleton lines={3} />;
  if (!data.length) return <Quiet>还没有操作</Quiet>;
  return (
    <List>
      {data.map((act) => (
        <li key={act.id}>
          <b>{act.actName}</b>
          <time dateTime={act.at}>{displayMinute(act.at, 'short')}</time>
          <span>
            {act.by}
            {act.isKey && '（程序）'}
            {factsText(act) && ` · ${factsText(act)}`}
          </span>
          {act.why && <q>{act.why}</q>}
        </li>
      ))}
    </List>
  );
}

const Quiet = styled.p`
  color: ${color.inkSecond};
  font-size: ${type.sizeTable};
`;
const List = styled.ol`
  display: grid;
  gap: ${space.md};
  font-size: ${type.sizeTable};
  li { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 2px ${space.md}; }
  b { font-weight: ${type.weightPart}; }
  time, span { color: ${color.inkSecond}; }
  span, q { grid-column: 1 / -1; overflow-wrap: anywhere; }
  q { quotes: '“' '”'; }
`;
