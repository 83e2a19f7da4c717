import { below, color, space, type } from '@mall/design-tokens';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface Row {
  name: string;
  state: string;
  /** What changes it; false for who may not. */
  act: ReactNode;
}

/** Settings under each other: what, how it stands, and what changes it. */
export const SettingRows = ({ rows }: { rows: readonly Row[] }) => (
  <List>
    {rows.map(({ name, state, act }) => (
      <li key={name}>
        <b>{name}</b>
        <span>{state}</span>
        {act || <small>由主管管理</small>}
      </li>
    ))}
  </List>
);

const List = styled.ul`
  font-size: ${type.sizeTable};
  & > li {
    display: grid;
    grid-template-columns: 120px minmax(0, 1fr) auto;
    align-items: center;
    gap: ${space.md};
    min-height: 52px;
    border-bottom: 1px solid ${color.line};
  }
  & > li:last-child {
    border-bottom: 0;
  }
  & b {
    font-weight: ${type.weightPart};
  }
  & span,
  & small {
    color: ${color.inkSecond};
    font-size: ${type.sizeTable};
  }
  ${below.tablet} {
    & > li {
      grid-template-columns: minmax(0, 1fr) auto;
      padding: ${space.sm} 0;
    }
    & b {
      grid-column: 1 / -1;
    }
  }
`;
