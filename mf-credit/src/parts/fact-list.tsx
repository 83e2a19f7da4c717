import { below, color, space, type } from '@mall/design-tokens';
import { styled } from 'styled-components';

/** Names and values in two columns, one on a phone. */
export const FactList = styled.dl`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space.sm} ${space.xxl};
  font-size: ${type.sizeTable};
  & > div { display: grid; grid-template-columns: 132px minmax(0, 1fr); gap: ${space.md}; align-items: baseline; }
  dt { color: ${color.inkSecond}; }
  dd { overflow-wrap: anywhere; }
  ${below.tablet} { grid-template-columns: minmax(0, 1fr); & > div { grid-template-columns: 112px minmax(0, 1fr); } dd > a { display: inline-block; padding-block: 13px; } }
`;
