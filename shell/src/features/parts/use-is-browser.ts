import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and while its markup is hydrated: what depends on cookies or storage shows from then on. */
export const useIsBrowser = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
