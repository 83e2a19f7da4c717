import { Link, useSearchParams } from '@mall/mf-kit';
import { ButtonLink, WarningIcon } from '@mall/ui-kit';
import { safeRedirect } from '../../../session/safe-redirect.ts';
import { PlainPage } from '../../parts/plain-page.tsx';

/** The error page: `message` (or `msg`) says what happened, `preUrl` where a retry leads; both are anyone's, so they are shown as text and followed within the site. */
export default function ErrorPage() {
  const [query] = useSearchParams();
  const message = (query.get('message') || query.get('msg') || '服务器内部错误').slice(0, 200);
  const retry = safeRedirect(query.get('preUrl'), '');
  return (
    <PlainPage
      sign={<WarningIcon size={48} strokeWidth={1} />}
      title="抱歉，页面出错了"
      ways={
        <>
          {retry && <ButtonLink href={retry}>重试</ButtonLink>}
          <ButtonLink as={Link} to="/">
            返回首页
          </ButtonLink>
        </>
      }
    >
      {message}
    </PlainPage>
  );
}
