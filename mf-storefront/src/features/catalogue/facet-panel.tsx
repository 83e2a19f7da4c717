import { color, radius } from '@mall/design-tokens';
import { styled } from 'styled-components';
import { toggleValue } from './catalogue-filters.ts';
import { FacetGroup } from './facet-group.tsx';
import type { CatalogueResult } from './use-catalogue.ts';
import type { FilterWays } from './use-filters.ts';

interface Props {
  facets: CatalogueResult['elasticSearchAttributeResult'];
  isEstimated: boolean;
  ways: FilterWays;
}

/** So many groups are open at first; the others wait under their names, unless something is chosen in them. */
const openAtFirst = 6;

/** Everything the list can be filtered by: category, brand, attributes; each acts at once. */
export function FacetPanel({ facets, isEstimated, ways: { filters, apply } }: Props) {
  const { shapeFilteringData: categories, result } = facets;
  const hasCategories = categories.length > 1 || filters.category !== undefined;
  return (
    <Panel aria-label="筛选">
      {hasCategories && (
        <FacetGroup
          name="分类"
          isEstimated={isEstimated}
          values={categories.map(({ id, name, count, selected }) => ({
            key: String(id),
            label: name,
            count,
            selected: selected || id === filters.category,
          }))}
          onToggle={(key) => apply({ ...filters, category: filters.category === Number(key) ? undefined : Number(key), page: 1 })}
        />
      )}
      {result
        .filter(({ values }) => values.length > 0)
        .map((facet, at) => (
          <FacetGroup
            key={facet.key}
            name={facet.key}
            isEstimated={isEstimated}
            startsOpen={at < openAtFirst || facet.values.some(({ selected }) => selected)}
            values={facet.values.map(({ id, value, count, selected }) => ({ key: String(id ?? value), label: value, count, selected }))}
            onToggle={(key) => {
              const value = facet.values.find((one) => String(one.id ?? one.value) === key);
              if (value) apply(toggleValue(filters, facet, { value: value.value, ...(value.id === undefined ? {} : { id: value.id }) }));
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
