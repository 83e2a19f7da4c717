import { color, radius, space, type } from '@mall/design-tokens';
import { Link } from '@mall/mf-kit';
import { styled } from 'styled-components';

/** Words, each a way to its search results. */
export const WordList = ({ words, label }: { words: string[]; label: string }) => (
  <List aria-label={label}>
    {words.map((word) => (
      <li key={word}>
        <Link to={`/search?keyword=${encodeURIComponent(word)}`}>{word}</Link>
      </li>
    ))}
  </List>
);

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: ${type.sizeTable};
  & a {
    display: inline-block;
    padding: 3px ${space.md};
    border: 1px solid ${color.line};
    border-radius: ${radius.full};
    background: ${color.surface};
    color: ${color.ink};
  }
  & a:hover {
    border-color: ${color.accentLine};
    color: ${color.accent};
    text-decoration: none;
  }
`;
