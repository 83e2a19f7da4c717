import { below, color, radius, space, type } from '@mall/design-tokens';
import { styled } from 'styled-components';

/** The sheet of a page that is one form: login, registration, binding. */
export const FormPaper = styled.section`
  width: min(800px, 100%);
  margin: ${space.page} auto 0;
  padding: ${space.section} ${space.page};
  border: 1px solid ${color.line};
  border-radius: ${radius.lg};
  background: ${color.surface};
  & > h1 {
    padding-bottom: ${space.lg};
    font-size: ${type.sizeTitle};
  }
  ${below.tablet} {
    margin-top: ${space.lg};
    padding: ${space.lg};
  }
`;
