import { destinationOf } from '@mall/domain/layout';
import { useCall, useParams, useTitle } from '@mall/mf-kit';
import { ButtonLink, ErrorPanel, PageSkeleton } from '@mall/ui-kit';
import { useEffect } from 'react';
import NotFoundPage from '../../parts/not-found-page.tsx';
import { useIsBrowser } from '../../parts/use-is-browser.ts';
import { shortLinkCall } from './short-link-call.ts';

/** A short link on its way: goes on at once, within the site or out of it; a code nobody knows is a page that doesn't exist. */
export default function ShortLinkPage() {
  const { code = '' } = useParams();
  const isBrowser = useIsBrowser();
  const read = shortLinkCall(code);
  const { data, error, refresh } = useCall(read);
  const destination = data && isBrowser ? destinationOf(data.url, location.host) : undefined;
  const way = destination?.kind === 'within' ? destination.path : destination?.url;
  // A code that leads to itself leads nowhere.
  const to = isBrowser && way !== location.pathname ? way : undefined;
  useEffect(() => {
    // A page load either way: the gateway guards what needs a login, and renders what it can.
    if (to) location.replace(to);
  }, [to]);
  const isNowhere = !read || error?.reason === 'SHORT_LINK_NOT_FOUND' || (data && isBrowser && !to);
  useTitle(isNowhere ? '页面不存在' : '正在打开链接');
  if (isNowhere) return <NotFoundPage />;
  if (!data && error) return <ErrorPanel error={error} onRetry={() => void refresh()} />;
  return (
    <>
      <PageSkeleton label="正在打开链接" />
      {to && <ButtonLink href={to}>没有自动跳转？点此继续</ButtonLink>}
    </>
  );
}
