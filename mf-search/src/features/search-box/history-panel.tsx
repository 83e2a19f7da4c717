import { color, radius, space, type } from '@mall/design-tokens';
import { Link } from '@mall/mf-kit';
import { CloseIcon } from '@mall/ui-kit';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { css, styled } from 'styled-components';
import { searchUrl } from '../../parts/search-address.ts';
import { forgetAllSearches, forgetSearch, useSearchHistory } from '../../parts/search-history.ts';

interface Props {
  hotWords: readonly string[];
  onSearch: (keyword: string) => void;
  onMoreWords: () => void;
}

/** Under the empty box: what was searched before, with an edit mode (清空, then 完成 or 全部清除), and what others search for. */
export function HistoryPanel({ hotWords, onSearch, onMoreWords }: Props) {
  const history = useSearchHistory();
  const [isEditing, setEditing] = useState(false);
  const link = (word: string) => (
    <Word
      to={searchUrl(word)}
      onClick={(event: MouseEvent) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onSearch(word);
      }}
    >
      {word}
    </Word>
  );
  const group = (title: string, ways: ReactNode, words: ReactNode) => (
    <section aria-label={title}>
      <Head>
        <h2>{title}</h2>
        {ways}
      </Head>
      <Words>{words}</Words>
    </section>
  );
  return (
    <Root>
      {history.length > 0 &&
        group(
          '搜索历史',
          isEditing ? (
            <>
              <button type="button" onClick={forgetAllSearches}>
                全部清除
              </button>
              <button type="button" onClick={() => setEditing(false)}>
                完成
              </button>
            </>
          ) : (
            <button type="button" onClick={() => setEditing(true)}>
              清空
            </button>
          ),
          history.map((word) => (
            <li key={word}>
              {isEditing ? (
                <Erasable type="button" aria-label={`删除 ${word}`} onClick={() => forgetSearch(word)}>
                  {word}
                  <CloseIcon size={10} />
                </Erasable>
              ) : (
                link(word)
              )}
            </li>
          )),
        )}
      {hotWords.length > 0 &&
        group(
          '热门搜索',
          <button type="button" onClick={onMoreWords}>
            换一批
          </button>,
          hotWords.map((word) => <li key={word}>{link(word)}</li>),
        )}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${space.md};
  padding: ${space.md} ${space.lg} ${space.lg};
`;
const Head = styled.header`
  display: flex;
  gap: ${space.md};
  align-items: baseline;
  padding-bottom: ${space.sm};
  font-size: ${type.sizeLeast};
  & > h2 {
    margin-right: auto;
    color: ${color.inkSecond};
    font-weight: ${type.weightPart};
  }
  & > button:hover {
    color: ${color.accent};
  }
`;
const Words = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
`;
const wordStyles = css`
  display: inline-flex;
  gap: ${space.xs};
  align-items: center;
  max-width: 200px;
  height: 26px;
  padding: 0 10px;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.ground};
  color: ${color.ink};
  font-size: ${type.sizeTable};
  line-height: 24px;
  text-overflow: ellipsis;
  white-space: nowrap;
  &:hover {
    border-color: ${color.accentLine};
    color: ${color.accent};
    text-decoration: none;
  }
  & > svg {
    flex: none;
    color: ${color.inkThird};
  }
`;
const Word = styled(Link)`
  ${wordStyles}
`;
const Erasable = styled.button`
  ${wordStyles}
`;
