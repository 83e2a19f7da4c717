import { SWRConfig } from 'swr';
import type { Call } from './call.ts';
import { serialiseKey } from './page-data.ts';

/** What a screen of this page has read already, for code outside of React. @returns undefined where nobody asked, or no answer is here yet */
export const knownAnswer = <Output>({ key }: Call<Output>): Output | undefined => SWRConfig.defaultValue.cache.get(serialiseKey(key))?.data;
