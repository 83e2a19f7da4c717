import { usePlatform, useSearchParams } from '@mall/mf-kit';
import { PageSkeleton } from '@mall/ui-kit';
import { useEffect } from 'react';

/** /cart, the address of the old cart and with type=inquiry of the old inquiry: the new flow is always used (rule page-addresses 8). What led here goes along. */
export default function OldFlowPage() {
  const { navigate } = usePlatform();
  const [query] = useSearchParams();
  const rest = new URLSearchParams(query);
  rest.delete('type');
  const target = `${query.get('type') === 'inquiry' ? '/customer/createinquiryv2' : '/mycart'}${rest.size ? `?${rest}` : ''}`;
  useEffect(() => navigate(target, { replace: true }), [navigate, target]);
  return <PageSkeleton label="正在打开" />;
}
