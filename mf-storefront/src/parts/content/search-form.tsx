import { Button } from '@mall/ui-kit';
import { Input } from '@mall/ui-kit/forms';

interface Props {
  /** The page itself: without scripts its address takes `keyword`. */
  action: string;
  /** Spoken name of the box. */
  label: string;
  placeholder: string;
  maxLength?: number;
  keyword: string;
  /** @param keyword without blanks around it */
  onSearch: (keyword: string) => void;
  className?: string;
}

/** Searches what a page lists; back and forward change what stands in it. */
export const SearchForm = ({ action, label, placeholder, maxLength = 60, keyword, onSearch, className }: Props) => (
  // biome-ignore lint/a11y/useSemanticElements: the element is younger than browsers we serve
  <form
    role="search"
    action={action}
    className={className}
    onSubmit={(event) => {
      event.preventDefault();
      onSearch(String(new FormData(event.currentTarget).get('keyword') ?? '').trim());
    }}
  >
    <Input
      key={keyword}
      name="keyword"
      type="search"
      aria-label={label}
      placeholder={placeholder}
      defaultValue={keyword}
      maxLength={maxLength}
    />
    <Button type="submit">搜索</Button>
  </form>
);
