import { below, color, space, type } from '@mall/design-tokens';
import { ChevronLeftIcon, IconButton } from '@mall/ui-kit';
import { Tabs } from '@mall/ui-kit/data-display';
import { styled } from 'styled-components';
import type { ShellPlatform } from '../../platform/shell-platform.ts';
import type { SignedIn } from './finish-login.ts';
import { PasswordForm } from './password-form.tsx';
import { SmsForm } from './sms-form.tsx';

interface Props {
  platform: ShellPlatform;
  /** Proof of the WeChat identity that is to be bound. */
  unionId: string;
  /** A number typed before, which goes on by SMS. */
  startPhone: string;
  onBack: () => void;
  onSignedIn: (result: SignedIn) => void;
  onRegister: () => void;
  onGenerated: (phone: string) => void;
}

/** WeChat was scanned and is nobody's yet: the number it is bound to. The arrow goes back to the code (rule login 30). */
export const BindingView = ({ platform, unionId, startPhone, onBack, onSignedIn, onRegister, onGenerated }: Props) => (
  <View aria-labelledby="binding-title">
    <Head>
      <IconButton label="返回扫码登录" icon={<ChevronLeftIcon />} onClick={onBack} />
      <h3 id="binding-title">绑定手机号</h3>
    </Head>
    <p>该微信尚未绑定账号，验证手机号后即可用微信扫码登录。</p>
    <Tabs
      label="验证方式"
      items={[
        {
          value: 'sms',
          label: '短信验证',
          panel: (
            <SmsForm
              platform={platform}
              unionId={unionId}
              startPhone={startPhone}
              submitText="绑定并登录"
              onSignedIn={onSignedIn}
              onRegister={onRegister}
            />
          ),
        },
        {
          value: 'password',
          label: '密码验证',
          panel: <PasswordForm platform={platform} unionId={unionId} onSignedIn={onSignedIn} onGenerated={onGenerated} />,
        },
      ]}
    />
  </View>
);

const View = styled.section`
  width: 420px;
  min-height: 336px;
  margin: 0 auto;
  & > p {
    padding: ${space.sm} 0 ${space.lg};
    color: ${color.inkSecond};
    font-size: ${type.sizeTable};
  }
  ${below.tablet} {
    width: auto;
  }
`;
const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.sm};
`;
