import { below, color, space, type } from '@mall/design-tokens';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export type Fact = [name: string, value: ReactNode];

/** Names and values in two columns, one on a phone. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <List>
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </List>
);

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.sm} ${space.xxl};
  font-size: ${type.sizeTable};
  & > div { display: grid; grid-template-columns: 76px minmax(0, 1fr); gap: ${space.md}; align-items: baseline; }
  & dt { color: ${color.inkSecond}; }
  & dd { overflow-wrap: anywhere; }
  ${below.tablet} { grid-template-columns: minmax(0, 1fr); }
`;
