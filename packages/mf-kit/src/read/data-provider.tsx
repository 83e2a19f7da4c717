import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { type PageData, PageDataContext } from './page-data.ts';

/** SWR settings of the mall over the one shared cache: nobody passes a `provider`, two roots over one would crash together. */
export function DataProvider({ page, children }: { page: PageData; children: ReactNode }) {
  return (
    <PageDataContext value={page}>
      <SWRConfig
        value={{
          fallback: page.values,
          revalidateOnFocus: false,
          shouldRetryOnError: false,
          dedupingInterval: 2000,
          keepPreviousData: false,
        }}
      >
        {children}
      </SWRConfig>
    </PageDataContext>
  );
}
