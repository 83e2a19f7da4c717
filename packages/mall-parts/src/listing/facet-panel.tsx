import { color, radius } from '@mall/design-tokens';
import { useFirstScreenful } from '@mall/mf-kit';
import { styled } from 'styled-components';
import { FacetGroup } from './facet-group.tsx';
import { isChosen, toggleCategory, toggleValue } from './filter-changes.ts';
import type { ListFilters } from './list-filters.ts';
import type { Facets } from './list-result.ts';
import type { FilterWays } from './use-filters.ts';

interface Props<Filters extends ListFilters> {
  facets: Facets;
  isEstimated: boolean;
  ways: FilterWays<Filters>;
}

/** So many groups are open at first; the others wait under their names, unless something is chosen in them. */
const openAtFirst = 6;
/** Groups of a window of 900 px. */
const firstGroups = 2;

/** Everything the list can be filtered by: category, brand, attributes. The address says what is ticked, so a tick shows before its answer is here. */
export function FacetPanel<Filters extends ListFilters>({ facets, isEstimated, ways: { filters, apply } }: Props<Filters>) {
  const { shapeFilteringData: categories, result } = facets;
  const groups = useFirstScreenful(
    result.filter(({ values }) => values.length > 0),
    firstGroups,
  );
  const hasCategories = categories.length > 1 || filters.category !== undefined;
  // The column stays, so that the list doesn't jump when the last filter is taken back.
  if (!hasCategories && !result.length) return <div />;
  return (
    <Panel aria-label="筛选">
      {hasCategories && (
        <FacetGroup
          name="分类"
          isEstimated={isEstimated}
          values={categories.map(({ id, name, count }) => ({ key: String(id), label: name, count, selected: id === filters.category }))}
          onToggle={(key) => apply(toggleCategory(filters, Number(key)))}
        />
      )}
      {groups.map((facet, at) => (
        <FacetGroup
          key={facet.key}
          name={facet.key}
          isEstimated={isEstimated}
          startsOpen={at < openAtFirst || facet.values.some((value) => isChosen(filters, facet, value))}
          values={facet.values.map((value) => ({
            key: String(value.id ?? value.value),
            label: value.value,
            count: value.count,
            selected: isChosen(filters, facet, value),
          }))}
          onToggle={(key) => {
            const value = facet.values.find((one) => String(one.id ?? one.value) === key);
            if (value) apply(toggleValue(filters, facet, value));
          }}
        />
      ))}
    </Panel>
  );
}

const Panel = styled.aside`
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
`;
