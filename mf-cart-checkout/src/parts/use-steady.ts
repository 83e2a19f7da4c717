import { useEffect, useRef, useState } from 'react';

/** The newest of some functions behind ones that stay the same, so that what is given them is drawn again only when something else changed. */
export function useSteady<Ways extends Record<string, (...given: never[]) => unknown>>(ways: Ways): Ways {
  const newest = useRef(ways);
  useEffect(() => {
    newest.current = ways;
  });
  const [steady] = useState(
    () => Object.fromEntries(Object.keys(ways).map((name) => [name, (...given: never[]) => newest.current[name]!(...given)])) as Ways,
  );
  return steady;
}
