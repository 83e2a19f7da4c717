import { BrowserRouter, Slot, useBusEvent } from '@mall/mf-kit';
import { useState } from 'react';
import { useFrameRoute } from '../frame-route.ts';

/** The comparison bar at the foot of the page; its code comes with the first SKU that is compared. The comparison itself says all that it would. */
export function ComparisonBar() {
  const [isShown, setShown] = useState(false);
  useBusEvent('comparison:changed', ({ added }) => added && setShown(true));
  const isCompared = useFrameRoute(({ screen }) => screen === 'comparison');
  if (!isShown || isCompared) return null;
  return (
    <BrowserRouter>
      <Slot name="comparison-bar" />
    </BrowserRouter>
  );
}
