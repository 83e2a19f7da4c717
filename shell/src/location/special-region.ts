import { isProvinceId } from '@mall/domain/location';
import { createStore } from '@mall/mf-kit';

const name = 'specialRegion';

/**
 * The special region: a province that calls are made for instead of the one in the cookie (rule location 12). A link of staff names it
 * (`?specialRegion=10019`), it holds in this tab until the buyer chooses a region, and the cookie stays as it was. 0: none.
 */
export const specialRegion = createStore(0);

const provinceOf = (text: string | null): number => {
  const id = Number(text);
  return text && isProvinceId(id) ? id : 0;
};

/** What the address asks for, else what the tab keeps. @returns the province, 0 where there is none */
export function readSpecialRegion(search: string, kept: Pick<Storage, 'getItem' | 'setItem'>): number {
  try {
    const asked = provinceOf(new URLSearchParams(search).get(name));
    if (asked) kept.setItem(name, String(asked));
    return asked || provinceOf(kept.getItem(name));
  } catch {
    return 0;
  }
}

export function dropSpecialRegion() {
  specialRegion.set(0);
  try {
    sessionStorage.removeItem(name);
  } catch {
    // Storage is forbidden: then nothing is kept either.
  }
}
