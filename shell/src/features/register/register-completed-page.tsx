import { useSearchParams } from '@mall/mf-kit';
import { ButtonLink, SuccessIcon } from '@mall/ui-kit';
import { safeRedirect } from '../../session/safe-redirect.ts';
import { PlainPage } from '../parts/plain-page.tsx';

/** Registration is done. The links load the page anew, because the session began after this one was loaded. */
export default function RegisterCompletedPage() {
  const [query] = useSearchParams();
  const target = safeRedirect(query.get('redirectUrl'));
  return (
    <PlainPage
      sign={<SuccessIcon size={48} strokeWidth={1} />}
      title="注册成功"
      ways={
        <>
          <ButtonLink href={target} variant="primary">
            {target === '/' ? '开始选购' : '继续刚才的操作'}
          </ButtonLink>
          <ButtonLink href="/">返回首页</ButtonLink>
        </>
      }
    >
      您现在可以查看价格、加入购物车和询价了。
    </PlainPage>
  );
}
