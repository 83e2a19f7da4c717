import { below, color, radius, space, type } from '@mall/design-tokens';
import { styled } from 'styled-components';

export const Panel = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space.sm};
  padding: ${space.page} ${space.xxl};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  text-align: center;
  & > svg {
    margin-bottom: ${space.xs};
    color: ${color.inkThird};
  }
  &[data-size='sm'] {
    padding: ${space.xl};
    border: 0;
  }
  ${below.tablet} {
    padding: ${space.section} ${space.lg};
  }
`;
export const Heading = styled.h2`
  font-size: ${type.sizeLead};
`;
export const Words = styled.div`
  max-width: 52ch;
  color: ${color.inkSecond};
`;
export const Ways = styled.div`
  display: flex;
  gap: ${space.md};
  padding-top: ${space.sm};
  ${below.tablet} {
    flex-wrap: wrap;
    justify-content: center;
  }
`;
export const Small = styled.p`
  color: ${color.inkThird};
  font-size: ${type.sizeLeast};
`;
