import { color, type } from '@mall/design-tokens';
import { styled } from 'styled-components';

/** A question, and a pasted list (rule assistant 2). */
const longest = 500;
export const longestList = 20_000;

/** Below the question: what its keys do, and how long it is. */
export const AskHint = ({ id, length }: { id: string; length: number }) => (
  <Hint id={id}>
    <span>Enter 发送，Shift + Enter 换行</span>
    <span>{length > longest ? `清单 ${length}/${longestList}` : `${length}/${longest}`}</span>
  </Hint>
);

const Hint = styled.p`
  display: flex;
  flex: 1 0 100%;
  justify-content: space-between;
  color: ${color.inkThird};
  font-size: ${type.sizeLeast};
  /* There is no such key to hold on a phone. */
  @media (pointer: coarse) {
    & > :first-child {
      visibility: hidden;
    }
  }
  @container (max-width: 460px) {
    flex: 1 0 0;
    flex-direction: column;
    @media (pointer: coarse) {
      align-self: center;
      & > :first-child {
        display: none;
      }
    }
  }
`;
