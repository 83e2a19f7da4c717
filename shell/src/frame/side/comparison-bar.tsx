import { BrowserRouter, Slot, useBusEvent } from '@mall/mf-kit';
import { useState } from 'react';

/** The comparison bar at the foot of the page; its code comes with the first SKU that is compared. */
export function ComparisonBar() {
  const [isShown, setShown] = useState(false);
  useBusEvent('comparison:changed', ({ added }) => added && setShown(true));
  if (!isShown) return null;
  return (
    <BrowserRouter>
      <Slot name="comparison-bar" />
    </BrowserRouter>
  );
}
