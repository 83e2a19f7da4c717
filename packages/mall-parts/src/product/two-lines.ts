import { styled } from 'styled-components';

/** At most two lines of a name, or three by `data-lines`. */
export const TwoLines = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  &[data-lines='3'] {
    -webkit-line-clamp: 3;
  }
  overflow-wrap: anywhere;
`;
