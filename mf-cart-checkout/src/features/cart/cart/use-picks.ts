import { useCallback, useState } from 'react';

const none: ReadonlySet<number> = new Set();

/** Which lines of a colleague's cart are chosen to be taken over: a matter of this page, the cart itself stays as its owner left it. */
export function usePicks() {
  const [picked, setPicked] = useState(none);
  return {
    of: (id: number) => ({ selected: picked.has(id) }),
    pick: useCallback(
      (ids: readonly number[], selected: boolean) =>
        setPicked((known) => new Set(selected ? [...known, ...ids] : [...known].filter((id) => !ids.includes(id)))),
      [],
    ),
  };
}
