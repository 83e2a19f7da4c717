import { type Call, type CallOutput, useBusEvent, useCall } from '@mall/mf-kit';

export type CatalogueResult = CallOutput<'catalogue.getCatalogue'>;

/** The SKUs of a page; while other filters are answered the old list stays, and another sale region asks anew. */
export function useCatalogue(call: Call<CatalogueResult> | undefined) {
  const state = useCall(call ?? null, { keepPreviousData: true });
  useBusEvent('location:changed', () => void state.refresh());
  return state;
}
export type CatalogueState = ReturnType<typeof useCatalogue>;
