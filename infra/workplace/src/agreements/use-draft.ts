import { useState } from 'react';

export interface Draft {
  title: string;
  change: string;
  text: string;
}

/** What is being written of a version, kept in this browser until it is published: a closed tab or an ended session loses nothing. @param name agreement and version */
export function useDraft(name: string, fresh: Draft) {
  const key = `agreement-draft:${name}`;
  const [draft, setDraft] = useState<Draft>(() => {
    try {
      return { ...fresh, ...(JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Draft>) };
    } catch {
      return fresh;
    }
  });
  const keep = (next: Draft | undefined) => {
    setDraft(next ?? fresh);
    try {
      if (next) localStorage.setItem(key, JSON.stringify(next));
      else localStorage.removeItem(key);
    } catch {
      // A browser that keeps nothing: the draft lives as long as the page.
    }
  };
  return { draft, change: (part: Partial<Draft>) => keep({ ...draft, ...part }), discard: () => keep(undefined) };
}
