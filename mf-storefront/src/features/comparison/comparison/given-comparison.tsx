import { Link, useBusEvent, useCall, useSession } from '@mall/mf-kit';
import { ButtonLink, EmptyPanel, ErrorPanel, PageSkeleton } from '@mall/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { openedWithCall } from '../../../parts/comparison/opened-with.ts';
import { ComparisonFrame } from './comparison-frame.tsx';

/** Those that the address names, for whoever is given it: nobody's own list changes by looking (rule comparison 11). */
export function GivenComparison({ skuNumbers }: { skuNumbers: readonly string[] }) {
  const { signedIn } = useSession();
  // What comes with the page is a visitor's, without prices and own numbers: a buyer's is asked for.
  const { data, error, refresh } = useCall(openedWithCall(skuNumbers) ?? null, signedIn ? { revalidateIfStale: true } : {});
  const askedFor = useRef(signedIn);
  useEffect(() => {
    if (askedFor.current === signedIn) return;
    askedFor.current = signedIn;
    void refresh();
  }, [signedIn, refresh]);
  useBusEvent('location:changed', () => void refresh());
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const own = (
    <ButtonLink as={Link} to="/comparison" size="sm">
      我的对比
    </ButtonLink>
  );
  return (
    <ComparisonFrame
      items={data?.items.filter(({ skuNumber }) => !hidden.includes(skuNumber))}
      note="按链接打开的对比，不会改动您自己的对比栏；与第一个不同的地方会标出来。"
      action={own}
      onRemove={(number) => setHidden([...hidden, number])}
    >
      {error ? (
        <ErrorPanel error={error} onRetry={refresh} />
      ) : data ? (
        <EmptyPanel title={data.items.length > 0 ? '链接里的商品都已移除' : '没有找到链接里的商品'} action={own}>
          {data.items.length > 0 ? '刷新页面可以重新看到它们。' : '商品编号可能写错了，或商品已经删除。'}
        </EmptyPanel>
      ) : (
        <PageSkeleton what="对比" variant="table" count={16} />
      )}
    </ComparisonFrame>
  );
}
