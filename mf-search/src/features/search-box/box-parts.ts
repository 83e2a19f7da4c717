import { below, color, elevation, motion, radius, space, type, zIndex } from '@mall/design-tokens';
import { styled } from 'styled-components';

// As wide and high as the frame's plain form, so that nothing moves when this box takes its place.
export const Root = styled.div`
  position: relative;
  ${below.tablet} {
    position: static;
  }
`;
export const Form = styled.form`
  display: flex;
  height: 40px;
  border: 2px solid ${color.accent};
  border-radius: ${radius.md};
  background: ${color.surface};
  &:focus-within {
    box-shadow: 0 0 0 3px ${color.accentTint};
  }
  & > input {
    flex: 1;
    min-width: 0;
    padding: 0 ${space.md};
    border: 0;
    outline: 0;
    background: none;
  }
  & > input::placeholder {
    color: ${color.inkThird};
    opacity: 1;
  }
  & > button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
  }
  & > button[type='button'] {
    width: 28px;
    color: ${color.inkThird};
  }
  & > button[type='button']:hover {
    color: ${color.ink};
  }
  & > button[type='submit'] {
    gap: 6px;
    width: 88px;
    background: ${color.accent};
    color: ${color.onAccent};
    font-weight: ${type.weightStrong};
    transition: background-color ${motion.fast} ${motion.ease};
  }
  & > button[type='submit']:hover {
    background: ${color.accentHover};
  }
  & > button[type='submit']:active,
  & > button[aria-busy='true'] {
    background: ${color.accentPressed};
  }
  ${below.tablet} {
    height: 44px;
    & > button[type='submit'] {
      gap: 0;
      width: 44px;
      font-size: 0;
    }
  }
`;
export const Panel = styled.div`
  position: absolute;
  top: 44px;
  right: 0;
  left: 0;
  z-index: ${zIndex.popup};
  overflow: hidden;
  border-radius: ${radius.md};
  background: ${color.surface};
  box-shadow: ${elevation.floating};
  &:empty {
    display: none;
  }
  ${below.tablet} {
    top: 56px;
  }
`;
export const Words = styled.p`
  padding: ${space.md} ${space.lg};
  color: ${color.inkSecond};
  font-size: ${type.sizeTable};
`;
