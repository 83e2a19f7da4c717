import { PromotionList } from '../../../parts/discount/promotion-list.tsx';

/** What runs (rule discount 22). */
export default function PromotionsPage() {
  return <PromotionList />;
}
