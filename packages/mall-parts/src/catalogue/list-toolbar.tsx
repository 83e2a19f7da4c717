import { below, color, layout, motion, radius, space, type } from '@mall/design-tokens';
import { usePlatform, useSession } from '@mall/mf-kit';
import { Button, ChevronDownIcon, ChevronUpIcon, GridIcon, IconButton, ListIcon, SortIcon } from '@mall/ui-kit';
import { Checkbox } from '@mall/ui-kit/forms';
import { styled } from 'styled-components';
import { chosenCount, type ListFilters, type Sort } from './list-filters.ts';
import type { FilterWays } from './use-filters.ts';
import { WithinField } from './within-field.tsx';

const orders: { sort: Sort; name: string }[] = [
  { sort: 'relevance', name: '综合' },
  { sort: 'sales', name: '销量' },
  { sort: 'newest', name: '新品' },
];

interface Props<Filters extends ListFilters> {
  ways: FilterWays<Filters>;
  /** The filters, which are a drawer below 1180 px; '' where there are none. */
  facetsId: string;
}

/** Order, 仅看现货, 在结果中搜索, list or pictures; in a narrow window the way to the filters, with how many are in force. Ordering by price is for signed-in buyers: visitors see none. */
export function ListToolbar<Filters extends ListFilters>({ ways, facetsId }: Props<Filters>) {
  const { filters, apply } = ways;
  const { signedIn } = useSession();
  const { requireLogin } = usePlatform();
  const { sort, inStock, view } = filters;
  const chosen = chosenCount(filters);
  const order = (next: Sort) => apply({ ...filters, sort: next, page: 1 });
  const PriceSign = sort === 'priceAsc' ? ChevronUpIcon : sort === 'priceDesc' ? ChevronDownIcon : SortIcon;
  const byPrice = sort === 'priceAsc' || sort === 'priceDesc';
  return (
    <Bar>
      {facetsId && (
        <Button className="drawer-only" size="sm" popoverTarget={facetsId}>
          筛选{chosen > 0 && ` ${chosen}`}
        </Button>
      )}
      <Orders role="group" aria-label="排序">
        {orders.map((one) => (
          <button key={one.sort} type="button" aria-pressed={sort === one.sort} onClick={() => order(one.sort)}>
            {one.name}
          </button>
        ))}
        <button
          type="button"
          aria-pressed={byPrice}
          title={signedIn ? undefined : '登录后可按价格排序'}
          onClick={() => (signedIn ? order(sort === 'priceAsc' ? 'priceDesc' : 'priceAsc') : requireLogin())}
        >
          价格{sort === 'priceAsc' ? '从低到高' : sort === 'priceDesc' ? '从高到低' : ''}
          <PriceSign size={12} />
        </button>
      </Orders>
      <Checkbox label="仅看现货" checked={inStock} onCheckedChange={(checked) => apply({ ...filters, inStock: checked, page: 1 })} />
      <WithinField ways={ways} />
      <Views role="group" aria-label="显示方式">
        <IconButton label="列表" icon={<ListIcon />} pressed={view === 'list'} onClick={() => apply({ ...filters, view: 'list' })} />
        <IconButton label="大图" icon={<GridIcon />} pressed={view === 'picture'} onClick={() => apply({ ...filters, view: 'picture' })} />
      </Views>
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.xl};
  height: 44px;
  margin-bottom: ${space.md};
  padding: 0 ${space.md} 0 ${space.sm};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  font-size: ${type.sizeTable};
  ${below.desktop} {
    gap: ${space.lg};
  }
  ${below.tablet} {
    flex-wrap: wrap;
    gap: 0 ${space.md};
    height: auto;
    padding: 0 ${space.sm};
    & > [role='group']:first-of-type {
      order: 1;
      width: 100%;
      border-top: 1px solid ${color.line};
    }
  }
`;
const Orders = styled.div`
  display: flex;
  gap: ${space.xs};
  & > button {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    height: ${layout.controlSm};
    padding: 0 ${space.md};
    border-radius: ${radius.md};
    color: ${color.inkSecond};
    transition: background-color ${motion.fast} ${motion.ease};
  }
  & > button:hover {
    color: ${color.accent};
  }
  & > button[aria-pressed='true'] {
    background: ${color.accentTint};
    color: ${color.accent};
    font-weight: ${type.weightPart};
  }
  ${below.tablet} {
    justify-content: space-between;
  }
`;
const Views = styled.div`
  display: flex;
  gap: ${space.xs};
  ${below.tablet} {
    margin-left: auto;
  }
`;
