import { below, space } from '@mall/design-tokens';
import { Tabs } from '@mall/ui-kit/data-display';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { ShellPlatform } from '../../platform/shell-platform.ts';
import type { LoginRequest } from '../login-requests.ts';
import { wechatProof } from '../wechat/wechat-proof.ts';
import { BindingView } from './binding-view.tsx';
import { finishLogin, type SignedIn } from './finish-login.ts';
import { InvitedDialog } from './invited-dialog.tsx';
import { LoginHelp } from './login-help.tsx';
import { type LoginMode, rememberedMode, rememberMode } from './login-mode.ts';
import { PasswordForm } from './password-form.tsx';
import { PasswordReminder } from './password-reminder.tsx';
import { ScanPanel } from './scan-panel.tsx';
import { SmsForm } from './sms-form.tsx';
import type { ScanState } from './use-scan-code.ts';

interface Props {
  platform: ShellPlatform;
  request: LoginRequest;
  /** The form is left for the registration page. */
  onLeave?: () => void;
}

/**
 * The ways in: SMS code and password in two tabs, a code to scan beside them, and help below; in its place the number that a WeChat identity is
 * bound to (rules login 22, 23, 30).
 */
export function LoginPanel({ platform, request, onLeave }: Props) {
  const [mode, setMode] = useState<LoginMode>(rememberedMode);
  const [unionId, setUnionId] = useState(wechatProof.kept);
  const [generated, setGenerated] = useState('');
  const [startPhone, setStartPhone] = useState('');
  const [invited, setInvited] = useState<ScanState | undefined>(undefined);
  const target = request.target ?? '';
  const choose = (next: LoginMode) => {
    setMode(next);
    rememberMode(next);
  };
  const signedIn = (result: SignedIn) => finishLogin(platform, result, request);
  const register = () => {
    onLeave?.();
    const here = target || `${location.pathname}${location.search}`;
    platform.navigate(`/register?redirectUrl=${encodeURIComponent(here)}`);
  };
  const stopBinding = () => {
    wechatProof.drop();
    setUnionId(undefined);
  };
  return (
    <div>
      {unionId ? (
        <BindingView
          key={startPhone}
          platform={platform}
          unionId={unionId}
          startPhone={startPhone}
          onBack={stopBinding}
          onSignedIn={signedIn}
          onRegister={register}
          onGenerated={setGenerated}
        />
      ) : (
        <Columns>
          <Tabs<LoginMode>
            label="登录方式"
            value={mode}
            onValueChange={choose}
            keepMounted
            items={[
              {
                value: 'sms',
                label: '短信登录/注册',
                panel: <SmsForm key={startPhone} platform={platform} startPhone={startPhone} onSignedIn={signedIn} onRegister={register} />,
              },
              {
                value: 'password',
                label: '密码登录',
                panel: <PasswordForm platform={platform} onUseSms={() => choose('sms')} onSignedIn={signedIn} onGenerated={setGenerated} />,
              },
            ]}
          />
          <ScanPanel platform={platform} target={target} pausedBy={invited} onSignedIn={signedIn} onNotBound={setUnionId} />
        </Columns>
      )}
      <LoginHelp onInvite={() => setInvited({ face: 'loading' })} onRegister={register} />
      {invited && <InvitedDialog platform={platform} onClose={() => setInvited(undefined)} onState={setInvited} onSignedIn={signedIn} />}
      <PasswordReminder
        phone={generated}
        onClose={() => setGenerated('')}
        onUseSms={() => {
          setStartPhone(generated);
          choose('sms');
        }}
      />
    </div>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 234px;
  gap: ${space.xxl};
  min-height: 336px;
  ${below.tablet} {
    grid-template-columns: minmax(0, 1fr);
    min-height: 0;
  }
`;
