import { Button, SearchIcon } from '@mall/ui-kit';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { Input } from './input.tsx';

export type KeywordFormProps = {
  /** Spoken name of the search. */
  label: string;
  /** Spoken name of the box: 关键词 by default. */
  boxLabel?: string;
  placeholder: string;
  maxLength?: number;
  /** What is searched for now. */
  keyword: string;
  /** @param keyword without blanks around it */
  onSearch: (keyword: string) => void;
  /** What else narrows the list, behind the button. */
  children?: ReactNode;
  className?: string;
};

/** Searches a list for words, on Enter. Style it; its box is the first child. */
export function KeywordForm({
  label,
  boxLabel = '关键词',
  placeholder,
  maxLength = 60,
  keyword,
  onSearch,
  children,
  className,
}: KeywordFormProps) {
  const [typed, setTyped] = useState(keyword);
  // Back, forward and a removed chip change the address, and the box follows.
  useEffect(() => setTyped(keyword), [keyword]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(typed.trim());
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: the element is younger than browsers we serve
    <form role="search" aria-label={label} className={className} onSubmit={submit}>
      <Input
        size="sm"
        type="search"
        aria-label={boxLabel}
        prefix={<SearchIcon size={14} />}
        placeholder={placeholder}
        maxLength={maxLength}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button size="sm" type="submit">
        查询
      </Button>
      {children}
    </form>
  );
}
