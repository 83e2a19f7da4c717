import { color, space, type } from '@mall/design-tokens';
import { displayMinute } from '@mall/domain/time';
import { styled } from 'styled-components';
import type { CreditHistory } from '../../../parts/application-calls.ts';

/** The steps that the company's credit took, newest first. */
export const History = ({ history }: { history: CreditHistory | undefined }) =>
  history && history.items.length > 0 ? (
    <List>
      {history.items.map(({ id, at, stepName, by, note }) => (
        <li key={id}>
          <time dateTime={at}>{displayMinute(at)}</time>
          <span>
            {stepName} · {by}
            {note && <small>{note}</small>}
          </span>
        </li>
      ))}
    </List>
  ) : (
    <p>{history ? '还没有办理记录' : '正在加载办理记录'}</p>
  );

const List = styled.ol`
  display: grid;
  gap: ${space.sm};
  font-size: ${type.sizeTable};
  li { display: grid; grid-template-columns: 132px minmax(0, 1fr); gap: ${space.md}; }
  time, small { color: ${color.inkSecond}; font-variant-numeric: tabular-nums; }
  small { display: block; overflow-wrap: anywhere; }
`;
