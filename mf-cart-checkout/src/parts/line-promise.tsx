import { SkuPromise } from '@mall/mall-parts/product';
import type { CartLine } from './trading-types.ts';

/** When a line that can be ordered leaves and arrives, and what is in stock: as its page and every list say it. */
export const LinePromise = ({ line }: { line: CartLine }) =>
  line.dynamicDeliveryTimeName ? (
    <SkuPromise
      sku={{ isActive: true, inquiryPrice: line.isInquiryPrice }}
      deliveryTimeId={line.dynamicDeliveryTimeId}
      arrivalDate={line.arrivalDate}
      stock={line}
    />
  ) : null;
