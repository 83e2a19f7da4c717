import { usePhrases } from '@mall/mall-parts/search';
import { usePlatform } from '@mall/mf-kit';
import { SearchIcon } from '@mall/ui-kit';
import { useState } from 'react';

interface Props {
  text: string;
  onText: (text: string) => void;
  onFocusChange: (hasFocus: boolean) => void;
  onComposing: (isComposing: boolean) => void;
  onIntent: () => void;
}

/** A search form that needs nothing; before hydration the browser submits it by itself. */
export function PlainSearch({ text, onText, onFocusChange, onComposing, onIntent }: Props) {
  const platform = usePlatform();
  const [hasFocus, setFocus] = useState(false);
  const { phrase, placeholder } = usePhrases(hasFocus || text !== '');
  return (
    <search>
      <form
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
          onChange={(event) => onText(event.target.value)}
          onFocus={() => {
            setFocus(true);
            onFocusChange(true);
            onIntent();
          }}
          onBlur={() => {
            setFocus(false);
            onFocusChange(false);
          }}
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
