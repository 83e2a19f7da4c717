import { below, color, space } from '@mall/design-tokens';
import { styled } from 'styled-components';

/** What narrows a list, in one row above it. */
export const FilterBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space.md};
  padding-bottom: ${space.md};
  label { color: ${color.inkSecond}; }
  div:has(> [role='tablist']) + & { padding-top: ${space.md}; }
  > :only-child { max-width: 420px; }
  ${below.tablet} {
    gap: ${space.sm};
    > *, > :only-child { flex: 1 1 140px; max-width: none; }
    :is(input, select) { height: 44px; }
  }
`;
