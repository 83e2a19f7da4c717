import { withCompared } from '@mall/domain/comparison';
import { type CallOutput, call, usePlatform, useSession } from '@mall/mf-kit';
import { outcomeOf } from '@mall/mf-kit/write';
import { useSWRConfig } from 'swr';
import { readLocalList, writeLocalList } from './local-list.ts';

type ComparisonList = CallOutput<'comparison.getSkuComparisonList'>;
export type ComparisonEntry = ComparisonList['items'][number];

export const comparisonListCall = () => call('comparison.getSkuComparisonList');

/** The ways to change what is compared: on the server for a buyer, in the browser for a visitor. A message of the answer is shown as a warning. */
export function useCompare() {
  const { area, sdk, bus, notify, report } = usePlatform();
  const { signedIn } = useSession();
  const { mutate } = useSWRConfig();

  async function onServer(write: () => Promise<ComparisonList>, added?: string) {
    const { answer: list, failure } = await outcomeOf(write, (error) => report(error, area));
    if (failure) return notify({ tone: 'danger', text: failure.message });
    await mutate([...comparisonListCall().key], list, { revalidate: false });
    if (list.msg) notify({ tone: 'warning', text: list.msg });
    bus.emit('comparison:changed', added ? { added } : {});
  }
  function inBrowser({ list, msg }: { list: readonly string[]; msg: string }, added?: string) {
    writeLocalList(list);
    if (msg) notify({ tone: 'warning', text: msg });
    bus.emit('comparison:changed', added ? { added } : {});
  }
  return {
    add: (skuNumber: string) =>
      signedIn
        ? onServer(() => sdk.comparison.addSkuComparison({ skuNumber }), skuNumber)
        : inBrowser(withCompared(readLocalList(), [skuNumber]), skuNumber),
    remove: (skuNumber: string) =>
      signedIn
        ? onServer(() => sdk.comparison.deleteSkuComparison({ skuNumber }))
        : inBrowser({ list: readLocalList().filter((one) => one !== skuNumber), msg: '' }),
    clear: () => (signedIn ? onServer(() => sdk.comparison.deleteAllSkuComparison()) : inBrowser({ list: [], msg: '' })),
    /** What a visitor collected goes along when they sign in. */
    bringAlong: () => {
      const skuNumbers = [...readLocalList()];
      if (!signedIn || !skuNumbers.length) return;
      writeLocalList([]);
      void onServer(() => sdk.comparison.addSkuComparisons({ skuNumbers }));
    },
  };
}
