import { below, color, motion, space, type } from '@mall/design-tokens';
import { styled } from 'styled-components';

export const List = styled.div`
  display: flex;
  gap: ${space.xxl};
  border-bottom: 1px solid ${color.line};
  ${below.tablet} {
    gap: ${space.xl};
    overflow-x: auto;
    overflow-y: hidden;
    scrollbar-width: none;
  }
`;
export const TabButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  height: 40px;
  margin-bottom: -1px;
  border-bottom: 2px solid transparent;
  color: ${color.inkSecond};
  white-space: nowrap;
  transition: border-color ${motion.base} ${motion.ease};
  &:hover:not(:disabled) {
    color: ${color.ink};
  }
  &[aria-selected='true'] {
    border-color: ${color.accent};
    color: ${color.ink};
    font-weight: ${type.weightStrong};
  }
  &:disabled {
    color: ${color.inkDisabled};
  }
  ${below.tablet} {
    flex: none;
    height: 44px;
    margin: 0;
  }
`;
export const Panel = styled.div`
  padding-top: ${space.lg};
`;
