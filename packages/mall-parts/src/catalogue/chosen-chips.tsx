import { space } from '@mall/design-tokens';
import { Button } from '@mall/ui-kit';
import { Chip } from '@mall/ui-kit/data-display';
import { styled } from 'styled-components';
import { toggleCategory, toggleValue, withinList, withoutFilters } from './filter-changes.ts';
import { hasFilters, type ListFilters } from './list-filters.ts';
import type { Facets } from './list-result.ts';
import type { FilterWays } from './use-filters.ts';

interface Props<Filters extends ListFilters> {
  facets: Facets;
  ways: FilterWays<Filters>;
}

/** The filters in force, each removable. */
export function ChosenChips<Filters extends ListFilters>({ facets, ways: { filters, apply } }: Props<Filters>) {
  const { attributes, brands, category, inStock, within } = filters;
  if (!hasFilters(filters)) return null;
  const brandName = (id: number) =>
    facets.result.find(({ type }) => type === 'brand')?.values.find((one) => one.id === id)?.value ?? `编号 ${id}`;
  const categoryName = facets.shapeFilteringData.find(({ id }) => id === category)?.name ?? `编号 ${category}`;
  return (
    <Row aria-label="已选条件">
      {category !== undefined && (
        <li>
          <Chip name="分类" onRemove={() => apply(toggleCategory(filters, category))}>
            {categoryName}
          </Chip>
        </li>
      )}
      {brands.map((id) => (
        <li key={id}>
          <Chip name="品牌" onRemove={() => apply(toggleValue(filters, { key: '品牌', type: 'brand' }, { id, value: '' }))}>
            {brandName(id)}
          </Chip>
        </li>
      ))}
      {attributes.map(({ key, value }) => (
        <li key={`${key}:${value}`}>
          <Chip name={key} onRemove={() => apply(toggleValue(filters, { key, type: 'attribute' }, { value }))}>
            {value}
          </Chip>
        </li>
      ))}
      {within.map((word) => (
        <li key={word}>
          <Chip
            name="结果中"
            onRemove={() =>
              apply(
                withinList(
                  filters,
                  within.filter((one) => one !== word),
                ),
              )
            }
          >
            {word}
          </Chip>
        </li>
      ))}
      {inStock && (
        <li>
          <Chip onRemove={() => apply({ ...filters, inStock: false, page: 1 })}>仅看现货</Chip>
        </li>
      )}
      <li>
        <Button variant="link" onClick={() => apply(withoutFilters(filters))}>
          清除全部
        </Button>
      </li>
    </Row>
  );
}

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.sm};
  padding-bottom: ${space.md};
`;
