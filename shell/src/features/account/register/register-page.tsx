import { below, space } from '@mall/design-tokens';
import { useSearchParams } from '@mall/mf-kit';
import { Notice, Skeleton } from '@mall/ui-kit';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import type { ShellPlatform } from '../../../platform/shell-platform.ts';
import { useSiteFacts } from '../../../platform/site-facts.ts';
import { finishLogin, leave } from '../../../session/login/finish-login.ts';
import { dropRegistration, keptRegistration } from '../../../session/login/pending-registration.ts';
import { SmsForm } from '../../../session/login/sms-form.tsx';
import { safeRedirect } from '../../../session/safe-redirect.ts';
import { FormPaper } from '../../parts/form-paper.ts';
import { useIsBrowser } from '../../parts/use-is-browser.ts';
import { CompanyForm } from './company-form.tsx';
import { invitationOf } from './invitation.ts';
import { RegistrationSteps } from './registration-steps.tsx';

/** Registration: the number is verified first (or was, in the login dialog), then company and contact person are asked for. */
export default function RegisterPage() {
  const { shell } = useSiteFacts();
  const isBrowser = useIsBrowser();
  return (
    <Paper aria-labelledby="register-title">
      <h1 id="register-title">免费注册</h1>
      {isBrowser && shell ? <Registration platform={shell} /> : <Skeleton lines={8} />}
    </Paper>
  );
}

function Registration({ platform }: { platform: ShellPlatform }) {
  const [query] = useSearchParams();
  const [pending, setPending] = useState(keptRegistration);
  const target = safeRedirect(query.get('redirectUrl'));
  const invitation = invitationOf(query);
  const inviteToken = invitation?.token;
  useEffect(() => {
    // The page that shows the code learns that it was scanned; that it doesn't is no reason not to register.
    if (inviteToken) platform.sdk.account.scanWxCode({ token: inviteToken }).catch(() => {});
  }, [inviteToken, platform]);
  const startAgain = () => {
    dropRegistration();
    setPending(undefined);
  };
  return (
    <>
      <RegistrationSteps done={pending ? 1 : 0} />
      {invitation && (
        <Invited>
          <Notice tone="info">
            员工 {invitation.staff} 邀请您注册。
            {query.get('via') === 'link' ? '注册后由其为您服务。' : '注册成功后，展示邀请码的电脑将同时登录您的账号。'}
          </Notice>
        </Invited>
      )}
      <Form>
        {pending ? (
          <CompanyForm
            platform={platform}
            pending={pending}
            invitation={invitation}
            onStartAgain={startAgain}
            onRegistered={() => {
              dropRegistration();
              // Loaded anew: from here on the frame knows who is here.
              leave.to(`/registerCompleted?redirectUrl=${encodeURIComponent(target)}`);
            }}
          />
        ) : (
          <SmsForm
            platform={platform}
            submitText="下一步"
            onSignedIn={(result) => finishLogin(platform, result, { target }, '该手机号已注册，已为您登录')}
            onRegister={() => setPending(keptRegistration())}
          />
        )}
      </Form>
    </>
  );
}

const Paper = styled(FormPaper)`
  min-height: 520px;
`;
const Invited = styled.div`
  padding-top: ${space.xl};
`;
const Form = styled.div`
  width: 420px;
  margin: ${space.section} auto 0;
  ${below.tablet} {
    width: auto;
    margin-top: ${space.lg};
  }
`;
