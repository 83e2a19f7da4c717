import { color, space, type } from '@mall/design-tokens';
import { styled } from 'styled-components';

/** Boxes to tick, with what they are about above them. */
export const Choices = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs} ${space.lg};
  padding: 0;
  border: 0;
  & > legend { padding-bottom: ${space.xs}; color: ${color.inkSecond}; font-size: ${type.sizeTable}; }
  & > p { flex-basis: 100%; color: ${color.danger}; font-size: ${type.sizeTable}; }
`;
