import { createContext, useContext, useMemo } from 'react';
import { useSWRConfig } from 'swr';
import type { Call } from './call.ts';
import { PageDataContext, serialiseKey } from './page-data.ts';

/** Serialised keys of what a screen has read. */
export const AskedCallsContext = createContext<Set<string> | undefined>(undefined);

/**
 * Keeps note of what a screen reads, so that a screen that failed over an answer can be tried again with another one.
 * @param screen a new one begins with nothing
 * @returns `asked` for the screen's context, `forget` drops those answers: the next render asks again
 */
export function useAskedCalls(screen: string): { asked: Set<string>; forget: () => void } {
  const page = useContext(PageDataContext);
  const { mutate } = useSWRConfig();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen reads something else
  const asked = useMemo(() => new Set<string>(), [screen]);
  const forget = () => {
    for (const key of asked) delete page.values[key];
    void mutate((key) => Array.isArray(key) && asked.has(serialiseKey(key as unknown as Call['key'])), undefined);
  };
  return { asked, forget };
}
