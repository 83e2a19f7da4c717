const largest = 2_147_483_647;

/** An id in an address; undefined where it can't be one. */
export function readId(text: string | null | undefined): number | undefined {
  if (!text || !/^\d{1,10}$/.test(text)) return undefined;
  const id = Number(text);
  return id >= 1 && id <= largest ? id : undefined;
}

/** `?page=3`; 1 where it is missing or nonsense. */
export const readPage = (query: URLSearchParams): number => Math.min(500, readId(query.get('page')) ?? 1);
