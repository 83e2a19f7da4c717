import { below, color, radius, space, type } from '@mall/design-tokens';
import { styled } from 'styled-components';

/** The page of one thing: what is to be done and what it is about at the left, who it is for and what happened beside it. */
export const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 320px;
  gap: ${space.lg};
  align-items: start;
  @media (max-width: 1079px) { grid-template-columns: minmax(0, 1fr); }
`;
export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.lg};
`;
/** A white part of such a page: a heading, then facts or what happened, by time. */
export const Panel = styled.section`
  display: grid;
  gap: ${space.sm};
  padding: ${space.lg} ${space.xl};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  font-size: ${type.sizeTable};
  overflow-wrap: anywhere;
  h2 { font-size: ${type.sizeText}; }
  ol { display: grid; gap: ${space.xs}; }
  time { color: ${color.inkSecond}; font-variant-numeric: tabular-nums; }
  ${below.tablet} { padding: ${space.lg}; }
`;
/** What may be done now, before everything else. */
export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.md};
  padding: ${space.lg} ${space.xl};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  ${below.tablet} {
    padding: ${space.lg};
    > button { flex: 1; height: 44px; }
  }
`;
