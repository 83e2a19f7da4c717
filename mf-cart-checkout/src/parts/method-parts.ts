import { color, space, type } from '@mall/design-tokens';
import { styled } from 'styled-components';

/** What stands beside the list of methods: the chosen one's facts and its button. */
export const MethodBody = styled.div`
  display: grid;
  gap: ${space.lg};
  justify-items: start;
  align-content: start;
  & > h2 {
    font-size: ${type.sizeLead};
  }
  & > p {
    max-width: 80ch;
    color: ${color.inkSecond};
  }
`;
/** Name and figure in two columns. */
export const Facts = styled.dl`
  display: grid;
  grid-template-columns: max-content auto;
  gap: ${space.xs} ${space.xl};
  font-size: ${type.sizeTable};
  & > dt {
    color: ${color.inkSecond};
  }
`;
export const Failure = styled.p`
  color: ${color.danger};
  font-size: ${type.sizeTable};
  &:empty {
    display: none;
  }
`;
