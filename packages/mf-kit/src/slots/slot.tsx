import type { SlotName, SlotProps } from '@mall/slots';
import { type ComponentType, type ReactNode, Suspense, useContext, useSyncExternalStore } from 'react';
import { AreaBoundary } from '../area/area-boundary.tsx';
import { PlatformProvider, usePlatform } from '../platform/platform-context.tsx';
import { PageDataContext } from '../read/page-data.ts';

/** What the page writes for a slot: `name` is the slot's own, so a widget's `name` (of a product) is written `productName`. */
type Given<N extends SlotName> = Omit<SlotProps[N], 'name'> & (SlotProps[N] extends { name: string } ? { productName: string } : unknown);

const never = () => () => {};

/** The widget of a slot, or undefined. While the server's markup is hydrated it is what the server had: a widget need not be in its area's server build. */
function useWidget(name: SlotName) {
  const page = useContext(PageDataContext);
  const platform = usePlatform();
  // Of the same value before and after wherever the server had the widget: a second render would drop markup whose code is still on its way.
  const isUnfilled = useSyncExternalStore(
    never,
    () => false,
    () => page.unfilled?.includes(name) ?? false,
  );
  if (isUnfilled) return undefined;
  const found = platform.widget(name);
  if (!found && !page.unfilled?.includes(name)) page.unfilled = [...(page.unfilled ?? []), name];
  return found;
}

/**
 * A place that another area fills: `<Slot name="add-to-cart" sku={sku} productName={name} … fallback={<Skeleton />} />`. Where no live area fills it, or the
 * widget fails, `fallback` stays and the page around it goes on. What the server rendered stays visible until the widget's code is there.
 * `loading` stands in meanwhile where `fallback` is something a buyer would already use.
 */
export function Slot<N extends SlotName>({
  name,
  fallback = null,
  loading = fallback,
  ...given
}: {
  name: N;
  fallback?: ReactNode;
  loading?: ReactNode;
} & Given<N>) {
  const platform = usePlatform();
  const found = useWidget(name);
  if (!found) return <>{fallback}</>;
  const Widget = found.Widget as ComponentType<Record<string, unknown>>;
  const { productName, ...rest } = given as { productName?: string };
  const props = productName === undefined ? rest : { ...rest, name: productName };
  return (
    <AreaBoundary area={found.owner} report={platform.report} fallback={() => fallback}>
      <Suspense fallback={loading}>
        <PlatformProvider platform={{ ...platform, area: found.owner }}>
          <Widget {...props} />
        </PlatformProvider>
      </Suspense>
    </AreaBoundary>
  );
}
