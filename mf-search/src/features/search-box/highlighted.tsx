import { color } from '@mall/design-tokens';
import { styled } from 'styled-components';

const special = /[.*+?^${}()|[\]\\]/g;

/** `m8x30` is written M8×30 in a name. */
const asPattern = (word: string) => word.replace(special, '\\$&').replace(/x|×|\\\*/gi, '[x×*]');

/** A text with what was typed in blue: each word, in any case. */
export function Highlighted({ text, typed }: { text: string; typed: string }) {
  const words = typed.split(/\s+/).filter(Boolean);
  if (!words.length) return text;
  const parts = text.split(new RegExp(`(${words.map(asPattern).join('|')})`, 'i'));
  // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no identity but their place
  return parts.map((part, at) => (at % 2 ? <Hit key={at}>{part}</Hit> : part));
}

const Hit = styled.mark`
  background: none;
  color: ${color.accent};
`;
