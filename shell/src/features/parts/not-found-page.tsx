import { Link, useSearchParams, useTitle } from '@mall/mf-kit';
import { BoxIcon, ButtonLink } from '@mall/ui-kit';
import { safeRedirect } from '../../session/safe-redirect.ts';
import { PlainPage } from './plain-page.tsx';

/** A page that doesn't exist (rule errors 11): a retry where the previous address is given, and the way home. */
export default function NotFoundPage() {
  useTitle('页面不存在');
  const [query] = useSearchParams();
  const retry = safeRedirect(query.get('preUrl'), '');
  return (
    <PlainPage
      sign={<BoxIcon size={56} strokeWidth={0.8} />}
      title="抱歉，没找到您想要的页面～"
      ways={
        <>
          {retry && (
            <ButtonLink as={Link} to={retry}>
              重试
            </ButtonLink>
          )}
          <ButtonLink as={Link} to="/">
            返回首页
          </ButtonLink>
        </>
      }
    >
      <span lang="en">This page could not be found</span>
    </PlainPage>
  );
}
