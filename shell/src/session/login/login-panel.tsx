import { color, space, type } from '@mall/design-tokens';
import { Link } from '@mall/mf-kit';
import { PhoneIcon, Tabs } from '@mall/ui-kit';
import { AlertDialog } from '@mall/ui-kit/overlays';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useLayoutData } from '../../frame/frame-data.ts';
import { useFrameFacts } from '../../frame/frame-provider.tsx';
import type { ShellPlatform } from '../../platform/create-platform.ts';
import type { LoginRequest } from '../login-requests.ts';
import { finishLogin, type SignedIn } from './finish-login.ts';
import { type LoginMode, rememberedMode, rememberMode } from './login-mode.ts';
import { PasswordForm } from './password-form.tsx';
import { ScanPanel } from './scan-panel.tsx';
import { SmsForm } from './sms-form.tsx';

interface Props {
  platform: ShellPlatform;
  request: LoginRequest;
  /** The form is left for the registration page. */
  onLeave?: () => void;
}

/** The ways in: SMS code and password in two tabs, a code to scan beside them, and help below (storefront section 2, "Login dialog"). */
export function LoginPanel({ platform, request, onLeave }: Props) {
  const [mode, setMode] = useState<LoginMode>(rememberedMode);
  const [generated, setGenerated] = useState<SignedIn | undefined>(undefined);
  const { layout } = useLayoutData();
  const { hasPage } = useFrameFacts();
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
  const resetPath = '/customer/forgetpassword';
  return (
    <div>
      <Columns>
        <Tabs<LoginMode>
          label="登录方式"
          value={mode}
          onValueChange={choose}
          keepMounted
          items={[
            { value: 'sms', label: '短信登录/注册', panel: <SmsForm platform={platform} onSignedIn={signedIn} onRegister={register} /> },
            {
              value: 'password',
              label: '密码登录',
              panel: (
                <PasswordForm
                  platform={platform}
                  onUseSms={() => choose('sms')}
                  onSignedIn={(result) => (result.isPasswordGenerated && hasPage(resetPath) ? setGenerated(result) : signedIn(result))}
                />
              ),
            },
          ]}
        />
        <ScanPanel platform={platform} target={target} onSignedIn={signedIn} />
      </Columns>
      <Foot>
        {layout.hotline && (
          <span>
            <PhoneIcon size={14} />
            客服电话 {layout.hotline}
          </span>
        )}
        {hasPage('/ai') && <Link to="/ai">在线客服</Link>}
        <button type="button" onClick={register}>
          免费注册
        </button>
      </Foot>
      <AlertDialog
        open={!!generated}
        confirmText="设置密码"
        cancelText="以后再说"
        onConfirm={() => generated && finishLogin(platform, { ...generated, url: resetPath }, {})}
        onCancel={() => generated && signedIn(generated)}
      >
        您的密码由系统生成，请先设置自己的登录密码。
      </AlertDialog>
    </div>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 234px;
  gap: ${space.xxl};
  min-height: 336px;
`;
const Foot = styled.p`
  display: flex;
  gap: ${space.xxl};
  margin-top: ${space.xl};
  padding-top: ${space.lg};
  border-top: 1px solid ${color.line};
  color: ${color.inkSecond};
  font-size: ${type.sizeTable};
  & > span {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
  & > button {
    margin-left: auto;
    color: ${color.accent};
  }
`;
