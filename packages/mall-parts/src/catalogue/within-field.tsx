import { below, color, space } from '@mall/design-tokens';
import { longestWithin, withinAtMost } from '@mall/domain/search';
import { IconButton, SearchIcon } from '@mall/ui-kit';
import { Input } from '@mall/ui-kit/forms';
import { useState } from 'react';
import { styled } from 'styled-components';
import { withinList } from './filter-changes.ts';
import type { ListFilters } from './list-filters.ts';
import type { FilterWays } from './use-filters.ts';

/** 在结果中搜索 (rule search 32). A form of the address: it also works before the page's scripts are there. */
export function WithinField<Filters extends ListFilters>({ ways: { filters, apply, hrefFor } }: { ways: FilterWays<Filters> }) {
  const [typed, setTyped] = useState('');
  const [path, query = ''] = hrefFor({ ...filters, page: 1 }).split('?');
  const isFull = filters.within.length >= withinAtMost;
  return (
    <Form
      role="search"
      aria-label="在结果中搜索"
      action={path}
      onSubmit={(event) => {
        event.preventDefault();
        if (!typed.trim()) return;
        apply(withinList(filters, [...filters.within, typed]));
        setTyped('');
      }}
    >
      {Array.from(new URLSearchParams(query), ([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <Input
        size="sm"
        name="within"
        aria-label="在结果中搜索"
        placeholder={isFull ? `最多 ${withinAtMost} 个词` : '在结果中搜索'}
        maxLength={longestWithin}
        disabled={isFull}
        autoComplete="off"
        enterKeyHint="search"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        suffix={<IconButton type="submit" size="sm" label="搜索结果内的商品" icon={<SearchIcon size={14} />} disabled={isFull} />}
      />
    </Form>
  );
}

const Form = styled.form`
  width: 208px;
  margin-left: auto;
  & > div {
    padding-right: 0;
  }
  & button:hover:not(:disabled) {
    color: ${color.accent};
  }
  ${below.tablet} {
    order: 2;
    width: 100%;
    padding: ${space.sm} 0;
    border-top: 1px solid ${color.line};
    & > div {
      height: 44px;
    }
    & button {
      width: 44px;
      height: 42px;
    }
  }
`;
