import { usePhrases } from '@mall/mall-parts/search';
import { usePlatform } from '@mall/mf-kit';
import { SearchIcon } from '@mall/ui-kit';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Where the focus of a form stood when it went out of the page. */
export type KeptFocus = { element: 'button' } | { element: 'input'; caret: [number, number] } | undefined;

interface Props {
  text: string;
  onText: (text: string) => void;
  /** Set when the form goes out of the page. */
  lastFocus: RefObject<KeptFocus>;
  onComposing: (isComposing: boolean) => void;
  onIntent: () => void;
}

/** A search form that needs nothing; before hydration the browser submits it by itself. */
export function PlainSearch({ text, onText, lastFocus, onComposing, onIntent }: Props) {
  const platform = usePlatform();
  const [hasFocus, setFocus] = useState(false);
  const { phrase, placeholder } = usePhrases(hasFocus || text !== '');
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    const { current } = form;
    // React takes effects back before it takes the elements out, so the focus is still here.
    return () => {
      lastFocus.current = focusIn(current);
    };
  }, [lastFocus]);
  return (
    <search>
      <form
        ref={form}
        className="frame-search-form"
        action="/search"
        onPointerEnter={onIntent}
        onSubmit={(event) => {
          event.preventDefault();
          const words = text.trim() || phrase;
          if (words) platform.navigate(`/search?keyword=${encodeURIComponent(words)}`);
        }}
      >
        <input
          name="keyword"
          aria-label="搜索商品"
          placeholder={placeholder}
          autoComplete="off"
          maxLength={200}
          value={text}
          onChange={(event) => {
            onText(event.target.value);
            // What was focused before React listened told of no intent.
            onIntent();
          }}
          onFocus={() => {
            setFocus(true);
            onIntent();
          }}
          onBlur={() => setFocus(false)}
          onCompositionStart={() => onComposing(true)}
          onCompositionEnd={() => onComposing(false)}
        />
        <button type="submit">
          <SearchIcon size={18} />
          搜索
        </button>
      </form>
    </search>
  );
}

function focusIn(form: HTMLFormElement | null): KeptFocus {
  const focused = form?.querySelector(':focus');
  if (!focused) return undefined;
  if (!(focused instanceof HTMLInputElement)) return { element: 'button' };
  return { element: 'input', caret: [focused.selectionStart ?? 0, focused.selectionEnd ?? 0] };
}
