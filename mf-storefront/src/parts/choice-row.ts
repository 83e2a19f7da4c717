import { below, color, layout, motion, radius, space, type as text } from '@mall/design-tokens';
import { styled } from 'styled-components';

/** Choices beside each other, on a phone in one row that is pushed sideways. */
export const ChoiceRow = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
  margin-bottom: ${space.md};
  padding: ${space.sm};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  font-size: ${text.sizeTable};
  & > a {
    min-height: ${layout.controlSm};
    padding: 0 ${space.md};
    border-radius: ${radius.md};
    color: ${color.inkSecond};
    line-height: ${layout.controlSm};
    transition: background-color ${motion.fast} ${motion.ease};
  }
  & > a:hover {
    color: ${color.accent};
    text-decoration: none;
  }
  & > a[aria-current] {
    background: ${color.accentTint};
    color: ${color.accent};
    font-weight: ${text.weightPart};
  }
  & small {
    color: ${color.inkThird};
    font-size: ${text.sizeLeast};
  }
  ${below.tablet} {
    flex-wrap: nowrap;
    overflow-x: auto;
    & > a {
      flex: none;
      min-height: 44px;
      line-height: 44px;
    }
  }
`;
