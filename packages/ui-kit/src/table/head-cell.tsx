import { color } from '@mall/design-tokens';
import { ChevronDownIcon, ChevronUpIcon, SortIcon } from '@mall/ui-kit';
import { styled } from 'styled-components';
import type { Column } from './table.tsx';

export type Sort = { key: string; direction: 'asc' | 'desc' };

const spoken = { asc: 'ascending', desc: 'descending' } as const;
const signs = { asc: ChevronUpIcon, desc: ChevronDownIcon };

/** A head cell; a sortable one is a button: first ascending, then descending. */
export function HeadCell<Row>({ column, sort, onSortChange }: { column: Column<Row>; sort?: Sort; onSortChange?: (sort: Sort) => void }) {
  const direction = sort?.key === column.key ? sort.direction : undefined;
  if (!column.sortable || !onSortChange)
    return (
      <th scope="col" data-align={column.align}>
        {column.header}
      </th>
    );
  const Sign = direction ? signs[direction] : SortIcon;
  return (
    <th scope="col" data-align={column.align} aria-sort={direction ? spoken[direction] : 'none'}>
      <SortButton type="button" onClick={() => onSortChange({ key: column.key, direction: direction === 'asc' ? 'desc' : 'asc' })}>
        {column.header}
        <Sign size={12} />
      </SortButton>
    </th>
  );
}

const SortButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  font-weight: inherit;
  &:hover {
    color: ${color.accent};
  }
  & > svg {
    color: ${color.inkThird};
  }
  [aria-sort='ascending'] > &,
  [aria-sort='descending'] > & {
    color: ${color.accent};
    & > svg {
      color: inherit;
    }
  }
`;
