import { createContext } from 'react';
import { unstable_serialize } from 'swr';
import type { ServerData } from '../manifest/page-snapshot.ts';
import type { Call } from './call.ts';

/** What the server read for this page, by serialised key. */
export interface PageData extends ServerData {
  /** Slots that the server had no widget for: hydration leaves them empty too, and fills them right after. */
  unfilled?: string[];
}

export const noPageData: PageData = { values: {}, failures: {} };

export const serialiseKey = (key: Call['key']) => unstable_serialize([...key]);

export const PageDataContext = createContext<PageData>(noPageData);
