import { color, elevation, motion, radius, space, type, zIndex } from '@mall/design-tokens';
import { styled } from 'styled-components';

// The same 452 × 40 px as the frame's plain form, so that nothing moves when this box takes its place.
export const Root = styled.div`
  position: relative;
  width: 452px;
`;
export const Form = styled.form`
  display: flex;
  width: 452px;
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
`;
export const Panel = styled.div`
  position: absolute;
  top: 44px;
  left: 0;
  z-index: ${zIndex.popup};
  width: 452px;
  overflow: hidden;
  border-radius: ${radius.md};
  background: ${color.surface};
  box-shadow: ${elevation.floating};
  &:empty {
    display: none;
  }
`;
export const Words = styled.p`
  padding: ${space.md} ${space.lg};
  color: ${color.inkSecond};
  font-size: ${type.sizeTable};
`;
