import { type CallOutput, type Platform, usePlatform } from '@mall/mf-kit';
import { useEffect, useState } from 'react';

export type CardSku = CallOutput<'search.customerSearchSkuByElastic'>['items'][number];
type Sdk = Platform['sdk'];

const gatherMs = 16;
const atOnce = 100;

interface Batch {
  skuNumbers: Set<string>;
  answer: Promise<Map<string, CardSku>>;
}
const gathering = new WeakMap<Sdk, Batch>();

async function read(sdk: Sdk, skuNumbers: string[]): Promise<Map<string, CardSku>> {
  const { items } = await sdk.search.customerSearchSkuByElastic({ skuNumbers, pageSize: atOnce });
  return new Map(items.map((item) => [item.skuNumber.toUpperCase(), item]));
}

/** Cards that appear together are read in one call. */
function readSoon(sdk: Sdk, skuNumber: string): Promise<CardSku | undefined> {
  let batch = gathering.get(sdk);
  if (!batch || batch.skuNumbers.size >= atOnce) {
    const skuNumbers = new Set<string>();
    const answer = new Promise<void>((resolve) => setTimeout(resolve, gatherMs)).then(() => {
      if (gathering.get(sdk)?.skuNumbers === skuNumbers) gathering.delete(sdk);
      return read(sdk, [...skuNumbers]);
    });
    batch = { skuNumbers, answer };
    gathering.set(sdk, batch);
  }
  batch.skuNumbers.add(skuNumber);
  return batch.answer.then((found) => found.get(skuNumber));
}

type Read = { skuNumber: string; found?: CardSku; state: 'ready' | 'missing' | 'failed' };

/** The SKU of a card: there, not known to the mall, or not to be had now. */
export function useCardSku(sku: string) {
  const { sdk } = usePlatform();
  const skuNumber = sku.trim().toUpperCase();
  const [answer, setAnswer] = useState<Read>();
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is another read
  useEffect(() => {
    let isGone = false;
    const tell = (next: Read) => !isGone && setAnswer(next);
    readSoon(sdk, skuNumber).then(
      (found) => tell(found ? { skuNumber, found, state: 'ready' } : { skuNumber, state: 'missing' }),
      () => tell({ skuNumber, state: 'failed' }),
    );
    return () => {
      isGone = true;
    };
  }, [sdk, skuNumber, tries]);
  const own = answer?.skuNumber === skuNumber ? answer : undefined;
  return { found: own?.found, state: own?.state ?? 'loading', retry: () => setTries(tries + 1) } as const;
}
