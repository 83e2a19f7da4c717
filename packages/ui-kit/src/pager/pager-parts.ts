import { below, color, layout, motion, radius, space, type } from '@mall/design-tokens';
import { styled } from 'styled-components';

export const Root = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space.sm} ${space.lg};
  color: ${color.inkSecond};
  font-size: ${type.sizeTable};
  ${below.tablet} {
    justify-content: center;
  }
`;
export const Total = styled.p`
  margin-right: auto;
  & > b {
    color: ${color.ink};
    font-weight: ${type.weightStrong};
  }
  ${below.tablet} {
    width: 100%;
    margin: 0;
    text-align: center;
  }
`;
export const Pages = styled.ol`
  display: flex;
  gap: ${space.xs};
  ${below.tablet} {
    & > li:not(:first-child, :last-child, :has([aria-current])) {
      display: none;
    }
  }
`;
export const Step = styled.a`
  display: grid;
  place-items: center;
  min-width: ${layout.controlSm};
  height: ${layout.controlSm};
  padding: 0 6px;
  border: 1px solid transparent;
  border-radius: ${radius.md};
  color: ${color.ink};
  transition: background-color ${motion.fast} ${motion.ease};
  &:hover:not(:disabled, [aria-current]) {
    background: rgb(28 36 48 / 6%);
    text-decoration: none;
  }
  &:active:not(:disabled, [aria-current]) {
    background: rgb(28 36 48 / 10%);
  }
  &[aria-current] {
    border-color: ${color.accent};
    background: ${color.surface};
    color: ${color.accent};
    font-weight: ${type.weightStrong};
    cursor: default;
  }
  &:disabled {
    color: ${color.inkDisabled};
  }
`;
export const Gap = styled.span`
  display: grid;
  place-items: center;
  min-width: ${space.xl};
  height: 100%;
`;
export const Jump = styled.form`
  display: flex;
  align-items: center;
  gap: 6px;
`;
export const JumpInput = styled.input`
  width: 48px;
  height: ${layout.controlSm};
  border: 1px solid ${color.lineControl};
  border-radius: ${radius.md};
  background: ${color.surface};
  color: ${color.ink};
  text-align: center;
  &:focus-visible {
    outline: 1px solid ${color.accent};
    outline-offset: 0;
    border-color: ${color.accent};
  }
`;
