import { color, space } from '@mall/design-tokens';
import { Link, useSearchParams } from '@mall/mf-kit';
import { Skeleton } from '@mall/ui-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useSiteFacts } from '../../../platform/site-facts.ts';
import { finishLogin } from '../../../session/login/finish-login.ts';
import { pendingBinding } from '../../../session/login/pending-binding.ts';
import { FormPaper } from '../../parts/form-paper.ts';
import { useIsBrowser } from '../../parts/use-is-browser.ts';
import { BindForm } from './bind-form.tsx';

/** Binds a WeChat identity to the phone of the contact person `kpid`, who has given the password before (rules login 5, 30). */
export default function RegisterBindPage() {
  const [query] = useSearchParams();
  const { shell } = useSiteFacts();
  const isBrowser = useIsBrowser();
  return (
    <Paper aria-labelledby="bind-title">
      <h1 id="bind-title">绑定手机号</h1>
      {isBrowser && shell ? <Binding platform={shell} kpId={Number(query.get('kpid'))} /> : <Skeleton lines={6} />}
    </Paper>
  );
}

function Binding({ platform, kpId }: { platform: NonNullable<ReturnType<typeof useSiteFacts>['shell']>; kpId: number }) {
  const [pending] = useState(pendingBinding.kept);
  if (!pending || !Number.isInteger(kpId) || kpId < 1)
    return (
      <p>
        没有待绑定的微信，请<Link to="/login">重新登录</Link>后再绑定。
      </p>
    );
  return (
    <>
      <p>为确认是您本人，请验证该账号的手机号，验证后此微信即可直接登录。</p>
      <BindForm
        platform={platform}
        kpId={kpId}
        unBindToken={pending.token}
        onSignedIn={(result) => finishLogin(platform, result, { target: pending.target || '/' }, '绑定成功，已登录')}
      />
    </>
  );
}

const Paper = styled(FormPaper)`
  min-height: 420px;
  & > h1 {
    padding-bottom: ${space.md};
  }
  & > p {
    color: ${color.inkSecond};
  }
`;
