import { call, Link, useCall, useSearchParams } from '@mall/mf-kit';

const requestPattern = /^[\w-]{1,60}$/;

/** The way back to the list that led here, where this visitor's list was kept (rule product 26). */
export function WayBack() {
  const [query] = useSearchParams();
  const r = query.get('r') ?? '';
  const { data } = useCall(requestPattern.test(r) ? call('product.reloadRequestByRequestId', { requestId: r }) : null);
  if (!data?.requestUrl) return null;
  return <Link to={data.requestUrl}>{data.keyword ? `返回“${data.keyword}”的搜索结果` : '返回商品列表'}</Link>;
}
