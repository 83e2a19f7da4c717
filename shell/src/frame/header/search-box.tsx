import { BrowserRouter, Slot, usePlatform } from '@mall/mf-kit';
import { SearchIcon } from '@mall/ui-kit';
import { type FormEvent, startTransition, useEffect, useState } from 'react';
import { useFrameRoute } from '../frame-route.ts';

/**
 * The search box: a plain form at once, which works without any script, and mf-search's box with suggestions from the first intent on.
 * The change waits for its code and for a running input method, and carries over what was typed and the focus.
 */
export function SearchBox() {
  const platform = usePlatform();
  const { keyword } = useFrameRoute();
  const [text, setText] = useState(keyword);
  const [isWanted, setWanted] = useState(false);
  const [isComposing, setComposing] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  useEffect(() => setText(keyword), [keyword]);
  const want = () => startTransition(() => setWanted(true));

  function submit(event: FormEvent) {
    event.preventDefault();
    const words = text.trim();
    if (words) platform.navigate(`/search?keyword=${encodeURIComponent(words)}`);
  }

  const plain = (
    <search>
      <form className="frame-search-form" action="/search" onSubmit={submit} onPointerEnter={want}>
        <input
          name="keyword"
          aria-label="搜索商品"
          placeholder="商品名称、型号、订货号、品牌"
          autoComplete="off"
          maxLength={200}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onFocus={() => {
            setFocus(true);
            want();
          }}
          onBlur={() => setFocus(false)}
          onCompositionStart={() => setComposing(true)}
          onCompositionEnd={() => setComposing(false)}
        />
        <button type="submit">
          <SearchIcon size={18} />
          搜索
        </button>
      </form>
    </search>
  );
  if (!isWanted || isComposing || !platform.widget('search-box')) return plain;
  return (
    <BrowserRouter>
      <Slot name="search-box" keyword={text} autoFocus={hasFocus} fallback={plain} />
    </BrowserRouter>
  );
}
