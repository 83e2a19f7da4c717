import { type ReactNode, Suspense } from 'react';
import { AreaBoundary } from '../area/area-boundary.tsx';
import { PlatformProvider, usePlatform } from '../platform/platform-context.tsx';
import type { SlotName, SlotProps } from './slot-props.ts';

/**
 * A place that another area fills: `<Slot name="add-to-cart" sku={sku} … fallback={<Skeleton />} />`. Where no live area fills it, or the widget
 * fails, `fallback` stays and the page around it goes on. What the server rendered stays visible until the widget's code is there.
 */
export function Slot<N extends SlotName>({ name, fallback = null, ...props }: { name: N; fallback?: ReactNode } & SlotProps[N]) {
  const platform = usePlatform();
  const found = platform.widget(name);
  if (!found) return <>{fallback}</>;
  const { Widget } = found;
  return (
    <AreaBoundary area={found.owner} report={platform.report} fallback={() => fallback}>
      <Suspense fallback={fallback}>
        <PlatformProvider platform={{ ...platform, area: found.owner }}>
          <Widget {...props} />
        </PlatformProvider>
      </Suspense>
    </AreaBoundary>
  );
}
