import { usePlatform } from '@mall/mf-kit';
import { SearchIcon } from '@mall/ui-kit';

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
  return (
    <search>
      <form
        className="frame-search-form"
        action="/search"
        onPointerEnter={onIntent}
        onSubmit={(event) => {
          event.preventDefault();
          const words = text.trim();
          if (words) platform.navigate(`/search?keyword=${encodeURIComponent(words)}`);
        }}
      >
        <input
          name="keyword"
          aria-label="搜索商品"
          placeholder="商品名称、型号、订货号、品牌"
          autoComplete="off"
          maxLength={200}
          value={text}
          onChange={(event) => onText(event.target.value)}
          onFocus={() => {
            onFocusChange(true);
            onIntent();
          }}
          onBlur={() => onFocusChange(false)}
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
