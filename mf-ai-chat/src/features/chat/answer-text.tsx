import { Link } from '@mall/mf-kit';
import { Fragment } from 'react';
import { styled } from 'styled-components';

/** `**bold**` and `[words](/path)` of this site; everything else is plain text, never markup. */
const pattern = /\*\*([^*\n]+)\*\*|\[([^\]\n]+)\]\((\/(?![/\\])[^)\s]*)\)/g;

function* pieces(text: string) {
  let at = 0;
  for (const found of text.matchAll(pattern)) {
    if (found.index > at) yield { plain: text.slice(at, found.index) };
    yield found[1] === undefined ? { words: found[2]!, to: found[3]! } : { strong: found[1] };
    at = found.index + found[0].length;
  }
  if (at < text.length) yield { plain: text.slice(at) };
}

/** What the assistant says. Line breaks are its own. */
export const AnswerText = ({ text }: { text: string }) => (
  <Words>
    {[...pieces(text)].map((piece, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one growing text have no identity but their place
      <Fragment key={at}>
        {'to' in piece && piece.to ? (
          <Link to={piece.to}>{piece.words}</Link>
        ) : piece.strong ? (
          <strong>{piece.strong}</strong>
        ) : (
          piece.plain
        )}
      </Fragment>
    ))}
  </Words>
);

const Words = styled.p`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
