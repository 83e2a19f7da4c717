import { below, color, space, type } from '@mall/design-tokens';
import { displayTime } from '@mall/domain/time';
import { styled } from 'styled-components';

interface Entry {
  at: string;
  text: string;
  place?: string;
}

/** What happened, newest first: time at the left, words at the right, the newest in ink. */
export const Timeline = ({ label, entries }: { label: string; entries: readonly Entry[] }) => (
  <List aria-label={label}>
    {entries.map(({ at, text, place }) => (
      <li key={`${at} ${text}`}>
        <time dateTime={at}>{displayTime(at)}</time>
        <p>
          {place && <b>{place}</b>}
          {text}
        </p>
      </li>
    ))}
  </List>
);

const List = styled.ol`
  font-size: ${type.sizeTable};
  & > li {
    display: grid;
    grid-template-columns: 148px minmax(0, 1fr);
    color: ${color.inkSecond};
  }
  & time {
    font-variant-numeric: tabular-nums;
  }
  & p {
    position: relative;
    padding: 0 0 ${space.md} ${space.xl};
    border-left: 1px solid ${color.line};
  }
  & p::before {
    content: '';
    position: absolute;
    top: 6px;
    left: -4px;
    width: 7px;
    height: 7px;
    border-radius: 50%;
    background: ${color.lineStrong};
  }
  & b {
    margin-right: ${space.sm};
    font-weight: ${type.weightPart};
  }
  & > li:first-child {
    color: ${color.ink};
    & p::before {
      background: ${color.accent};
      box-shadow: 0 0 0 3px ${color.accentTint};
    }
  }
  & > li:last-child p {
    padding-bottom: 0;
    border-left-color: transparent;
  }
  ${below.tablet} {
    & > li {
      grid-template-columns: 96px minmax(0, 1fr);
    }
  }
`;
