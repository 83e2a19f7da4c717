import { color, space, type } from '@mall/design-tokens';
import { styled } from 'styled-components';
import type { ComparedLine } from './agreement-draft.ts';

/** The text as it will read, with what is new and what is gone marked in words and colour. */
export const Changes = ({ lines }: { lines: readonly ComparedLine[] }) => (
  <Text aria-label="与现行版本的差别">
    {lines.map(({ text, isTitle, change }, at) => {
      const words = isTitle ? <b>{text}</b> : text;
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name, and the list is made anew as a whole
        <li key={at} data-change={change}>
          {change === 'added' ? <ins>{words}</ins> : change === 'removed' ? <del>{words}</del> : words}
        </li>
      );
    })}
  </Text>
);

const Text = styled.ol`
  display: grid;
  gap: ${space.sm};
  font-size: ${type.sizeTable};
  line-height: 1.7;
  overflow-wrap: anywhere;
  & ins {
    background: ${color.successTint};
    text-decoration: none;
  }
  & ins::before {
    content: '＋ ';
  }
  & del {
    color: ${color.danger};
  }
  & del::before {
    content: '－ ';
  }
`;
