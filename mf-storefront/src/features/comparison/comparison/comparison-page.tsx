import { comparedInAddress } from '@mall/domain/comparison';
import { useParams } from '@mall/mf-kit';
import { GivenComparison } from './given-comparison.tsx';
import { OwnComparison } from './own-comparison.tsx';

/** Products side by side: the buyer's own list, or those that the address names (rules comparison 8, 11). */
export default function ComparisonPage() {
  const named = comparedInAddress(useParams().sku ?? '');
  return named.length > 1 ? <GivenComparison key={named.join()} skuNumbers={named} /> : <OwnComparison sku={named[0]} />;
}
