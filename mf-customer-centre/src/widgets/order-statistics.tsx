import { useSession } from '@mall/mf-kit';
import { OrderCounts } from '../parts/order-counts.tsx';

/** Orders by state, for the head of a page; a visitor has none. */
export default function OrderStatistics() {
  const { signedIn } = useSession();
  return signedIn ? <OrderCounts /> : null;
}
