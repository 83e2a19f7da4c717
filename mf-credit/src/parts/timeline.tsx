import { below, color, space, type } from '@mall/design-tokens';
import { displayTime } from '@mall/domain/time';
import { styled } from 'styled-components';

/** What happened, newest first. */
export const Timeline = ({ label, entries }: { label: string; entries: readonly { at: string; text: string }[] }) => (
  <List aria-label={label}>
    {entries.map(({ at, text }) => (
      <li key={`${at} ${text}`}>
        <time dateTime={at}>{displayTime(at)}</time>
        <span>{text}</span>
      </li>
    ))}
  </List>
);

const List = styled.ol`
  font-size: ${type.sizeTable};
  & > li {
    display: grid;
    grid-template-columns: 148px minmax(0, 1fr);
    padding: ${space.xs} 0;
    color: ${color.inkSecond};
    overflow-wrap: anywhere;
  }
  & > li:first-child {
    color: ${color.ink};
  }
  & time {
    font-variant-numeric: tabular-nums;
  }
  ${below.tablet} {
    & > li {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
