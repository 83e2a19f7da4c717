import { useSearchParams, useTitle } from '@mall/mf-kit';
import { NoKeyword } from './no-keyword.tsx';
import { ResultsView } from './results-view.tsx';
import { readFilters } from './search-filters.ts';
import { useResults } from './use-results.ts';

function Results({ keyword }: { keyword: string }) {
  const [query] = useSearchParams();
  useTitle(`${keyword}的搜索结果`);
  return <ResultsView state={useResults(query, keyword)} />;
}

/** `/search?keyword=`. The key empties the list when something else is searched for. */
export default function ResultsPage() {
  const [query] = useSearchParams();
  const { keyword } = readFilters(query);
  return keyword ? <Results key={keyword} keyword={keyword} /> : <NoKeyword />;
}
