import { below, color, radius, space } from '@mall/design-tokens';
import { Button } from '@mall/ui-kit';
import { useDeferredValue, useRef } from 'react';
import { styled } from 'styled-components';
import { type FacetChoice, FacetGroup } from './facet-group.tsx';
import { facetHeight } from './facet-shape.ts';
import { isChosen, toggleCategory, toggleValue } from './filter-changes.ts';
import { chosenCount, type ListFilters } from './list-filters.ts';
import type { Facets } from './list-result.ts';
import type { FilterWays } from './use-filters.ts';

interface Props<Filters extends ListFilters> {
  facets: Facets;
  isEstimated: boolean;
  ways: FilterWays<Filters>;
  /** The toolbar opens the drawer by it. */
  id: string;
  total: number;
}

/** So many groups are open at first; the others wait under their names, unless something is chosen in them. */
const openAtFirst = 6;
/** What a window of 900 px shows of the panel, in px; groups that begin further down don't hold up the first paint. */
const fold = 690;

const placeOf = (names: string[], { name }: Group) => (names.includes(name) ? names.indexOf(name) : names.length);

interface Group {
  name: string;
  values: FacetChoice[];
  startsOpen: boolean;
  toggle: (key: string) => void;
}

/**
 * Everything the list can be filtered by: category, brand, attributes; a column at the left, below 1180 px a drawer. The address says what is ticked, so a tick shows before its answer
 * is here.
 */
export function FacetPanel<Filters extends ListFilters>({ facets, isEstimated, ways: { filters, apply }, id, total }: Props<Filters>) {
  // A filter works by script alone, so groups out of sight needn't be in the server's markup either.
  const isPastFold = useDeferredValue(true, false);
  const { shapeFilteringData: categories, result } = facets;
  const hasCategories = categories.length > 1 || filters.category !== undefined;
  const groups: Group[] = result
    .filter(({ values }) => values.length > 0)
    .map((facet, at) => ({
      name: facet.key,
      startsOpen: at < openAtFirst || facet.values.some((value) => isChosen(filters, facet, value)),
      values: facet.values.map((value) => ({
        key: String(value.id ?? value.value),
        label: value.value,
        count: value.count,
        selected: isChosen(filters, facet, value),
      })),
      toggle: (key) => {
        const value = facet.values.find((one) => String(one.id ?? one.value) === key);
        if (value) apply(toggleValue(filters, facet, value));
      },
    }));
  if (hasCategories)
    groups.unshift({
      name: '分类',
      startsOpen: true,
      values: categories.map(({ id, name, count }) => ({ key: String(id), label: name, count, selected: id === filters.category })),
      toggle: (key) => apply(toggleCategory(filters, Number(key))),
    });
  const place = useRef<string[]>([]);
  // Counts decide the order of groups until something is chosen; from then on each keeps its place under the pointer.
  if (chosenCount(filters) + filters.within.length > 0) groups.sort((a, b) => placeOf(place.current, a) - placeOf(place.current, b));
  place.current = groups.map(({ name }) => name);
  let end = 0;
  const heldHeights = groups.map(({ values, startsOpen }) => {
    const [start, height] = [end, facetHeight(values, startsOpen, isEstimated)];
    end += height;
    return start < fold ? undefined : height;
  });
  // The column stays, so that the list doesn't jump when the last filter is taken back.
  if (!groups.length) return <div />;
  return (
    <Panel id={id} popover="auto" className="drawer" aria-label="筛选">
      {groups.map(
        ({ name, values, startsOpen, toggle }, at) =>
          (isPastFold || !heldHeights[at]) && (
            <FacetGroup
              key={name}
              name={name}
              values={values}
              onToggle={toggle}
              isEstimated={isEstimated}
              startsOpen={startsOpen}
              heldHeight={heldHeights[at]}
            />
          ),
      )}
      <Foot className="drawer-only">
        <Button block popoverTarget={id} popoverTargetAction="hide">
          查看 {isEstimated && '约 '}
          {total.toLocaleString('en-US')} 种商品
        </Button>
      </Foot>
    </Panel>
  );
}

const Panel = styled.aside`
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  ${below.desktop} {
    border: 0;
    border-radius: 0;
  }
`;
const Foot = styled.div`
  position: sticky;
  bottom: 0;
  padding: ${space.md};
  border-top: 1px solid ${color.line};
  background: ${color.surface};
`;
