import { below, color, motion, radius, space, type } from '@mall/design-tokens';
import { styled } from 'styled-components';
import { handFocusOn } from './hand-focus-on.ts';

/** Questions about what was just shown. */
export const followUps = ['第1款多少钱', '第1款多久能发货', '便宜点的有没有'];

interface Props {
  label: string;
  words: readonly string[];
  disabled?: boolean;
  onAsk: (question: string) => void;
}

/** Questions to ask by one click. */
export const Suggestions = ({ label, words, disabled, onAsk }: Props) => (
  <List aria-label={label}>
    {words.map((word) => (
      <li key={word}>
        <button
          type="button"
          disabled={disabled}
          onClick={({ currentTarget }) => {
            handFocusOn(currentTarget);
            onAsk(word);
          }}
        >
          {word}
        </button>
      </li>
    ))}
  </List>
);

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
  & button {
    padding: 5px ${space.md};
    border: 1px solid ${color.line};
    border-radius: ${radius.full};
    background: ${color.surface};
    font-size: ${type.sizeTable};
    text-align: left;
    transition: border-color ${motion.fast} ${motion.ease};
  }
  & button:hover:not(:disabled) {
    border-color: ${color.accentLine};
    color: ${color.accent};
  }
  & button:disabled {
    color: ${color.inkDisabled};
  }
  ${below.tablet} {
    & button {
      min-height: 44px;
    }
  }
`;
