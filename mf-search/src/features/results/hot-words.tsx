import { below, color, radius, space, type } from '@mall/design-tokens';
import { Link, useCall } from '@mall/mf-kit';
import { styled } from 'styled-components';
import { searchUrl } from '../../parts/search-address.ts';
import { hotWordsCall } from './results-call.ts';

/** What others search for, as ways on; nothing while it isn't known. */
export function HotWords() {
  const { data } = useCall(hotWordsCall(0));
  if (!data?.keywords.length) return null;
  return (
    <Row>
      <span>大家在搜</span>
      {data.keywords.map((word) => (
        <Link key={word} to={searchUrl(word)}>
          {word}
        </Link>
      ))}
    </Row>
  );
}

const Row = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space.sm};
  font-size: ${type.sizeTable};
  & > span {
    color: ${color.inkSecond};
  }
  & > a {
    padding: 3px ${space.md};
    border: 1px solid ${color.line};
    border-radius: ${radius.full};
    background: ${color.surface};
    color: ${color.ink};
  }
  & > a:hover {
    border-color: ${color.accentLine};
    color: ${color.accent};
    text-decoration: none;
  }
  ${below.tablet} {
    & > a {
      padding-block: 11px;
    }
  }
`;
