import { asKeyword } from '@mall/domain/search';
import { usePhrases } from '@mall/mall-parts/search';
import { type SlotProps, usePlatform } from '@mall/mf-kit';
import { CloseIcon, SearchIcon, VisuallyHidden } from '@mall/ui-kit';
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Form, Panel, Root, Words } from '../features/search-box/box-parts.ts';
import { HistoryPanel } from '../features/search-box/history-panel.tsx';
import { optionId, SuggestionList } from '../features/search-box/suggestion-list.tsx';
import { useHotWords } from '../features/search-box/use-hot-words.ts';
import { useInstantSearch } from '../features/search-box/use-instant-search.ts';
import { useSearch } from '../features/search-box/use-search.ts';
import { rememberSearch } from '../parts/search-history.ts';

/**
 * The search box of the header: phrases by turns in the empty box, products while typing, history and hot words (rules search 1–10). Takes
 * over what was typed into the frame's plain form; the frame moves the focus.
 */
export default function SearchBox({ keyword }: SlotProps['search-box']) {
  const { navigate } = usePlatform();
  const [shownFor, setShownFor] = useState(keyword);
  const [text, setText] = useState(keyword);
  const [hasFocus, setFocus] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [isComposing, setComposing] = useState(false);
  const [active, setActive] = useState(-1);
  const input = useRef<HTMLInputElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const listId = useId();

  const typed = asKeyword(text);
  const { phrase, placeholder } = usePhrases(hasFocus || text !== '');
  const { lines, isFor, failed } = useInstantSearch(typed, isOpen && !isComposing);
  const { words, more } = useHotWords(isOpen && !typed);
  const { busy, search } = useSearch((searched) => {
    setText(searched);
    close();
    input.current?.blur();
  });
  const showsList = isOpen && typed !== '' && lines.length > 0;

  // Another page's keyword replaces what stands here; nothing else does, so no keystroke is lost.
  if (keyword !== shownFor) {
    setShownFor(keyword);
    setText(keyword);
    setOpen(false);
    setActive(-1);
  }
  useEffect(() => {
    if (active >= 0) document.getElementById(optionId(listId, active))?.scrollIntoView?.({ block: 'nearest' });
  }, [active, listId]);

  function close() {
    setOpen(false);
    setActive(-1);
  }
  function type(next: string) {
    setText(next);
    setOpen(true);
    setActive(-1);
  }
  function chosen() {
    rememberSearch(typed);
    close();
    input.current?.blur();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      close();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!isOpen) return setOpen(true);
      if (!showsList) return root.current?.querySelector<HTMLElement>('[data-panel] a')?.focus();
      const count = lines.length + 1;
      setActive((now) => ((now + 1 + (event.key === 'ArrowDown' ? 1 : -1) + count) % count) - 1);
    } else if (event.key === 'Enter' && showsList && active >= 0) {
      event.preventDefault();
      const line = lines[active]!;
      chosen();
      navigate(line.url);
    }
  }
  function onBlur(event: FocusEvent) {
    if (root.current?.contains(event.relatedTarget)) return;
    setFocus(false);
    close();
  }

  return (
    <search>
      <Root ref={root} onBlur={onBlur}>
        <Form
          action="/search"
          onSubmit={(event) => {
            event.preventDefault();
            search(typed || phrase);
          }}
        >
          <input
            ref={input}
            name="keyword"
            role="combobox"
            aria-label="搜索商品"
            aria-autocomplete="list"
            aria-expanded={showsList}
            aria-controls={showsList ? listId : undefined}
            aria-activedescendant={showsList && active >= 0 ? optionId(listId, active) : undefined}
            placeholder={placeholder}
            autoComplete="off"
            spellCheck={false}
            maxLength={200}
            value={text}
            onChange={(event) => type(event.target.value)}
            onFocus={() => {
              setFocus(true);
              setOpen(true);
            }}
            onClick={() => setOpen(true)}
            onKeyDown={onKeyDown}
            onCompositionStart={() => setComposing(true)}
            onCompositionEnd={() => setComposing(false)}
          />
          {text && (
            <button
              type="button"
              aria-label="清空输入"
              onClick={() => {
                type('');
                input.current?.focus();
              }}
            >
              <CloseIcon size={12} />
            </button>
          )}
          <button type="submit" aria-busy={busy || undefined}>
            <SearchIcon size={18} />
            搜索
          </button>
        </Form>
        {isOpen && (
          // A press inside keeps the focus in the box; only the click counts.
          <Panel data-panel onPointerDown={(event) => event.preventDefault()} onMouseDown={(event) => event.preventDefault()}>
            {showsList && <SuggestionList id={listId} lines={lines} typed={isFor} active={active} onChoose={chosen} />}
            {typed !== '' && failed && <Words>联想暂时不可用，按回车直接搜索</Words>}
            {typed !== '' && typed === isFor && !failed && !lines.length && <Words>没有联想到商品，按回车搜索“{typed}”</Words>}
            {typed === '' && <HistoryPanel hotWords={words} onSearch={search} onMoreWords={more} />}
          </Panel>
        )}
        <VisuallyHidden role="status">
          {showsList ? `${lines.filter((line) => line.type === 0).length} 个联想商品，用上下键选择` : ''}
        </VisuallyHidden>
      </Root>
    </search>
  );
}
