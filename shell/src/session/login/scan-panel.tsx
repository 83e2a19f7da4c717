import { color, radius, space, type } from '@mall/design-tokens';
import { Button, RefreshIcon, Skeleton, SuccessIcon } from '@mall/ui-kit';
import { styled } from 'styled-components';
import type { ShellPlatform } from '../../platform/create-platform.ts';
import type { SignedIn } from './finish-login.ts';
import { useScanLogin } from './use-scan-login.ts';

interface Props {
  platform: ShellPlatform;
  target: string;
  onSignedIn: (result: SignedIn) => void;
}

/** 微信扫码登录, beside the forms. */
export function ScanPanel({ platform, target, onSignedIn }: Props) {
  const { state, again } = useScanLogin(platform, target, onSignedIn);
  return (
    <Panel aria-label="微信扫码登录">
      <h3>微信扫码登录</h3>
      <Frame data-face={state.face}>
        {state.face === 'loading' ? (
          <Skeleton shape="block" width="160px" height="160px" />
        ) : (
          state.image && <img src={state.image} alt="微信扫码登录二维码" width={160} height={160} />
        )}
        {state.face === 'expired' && (
          <Mask role="alert">
            {state.message}
            <Button size="sm" icon={<RefreshIcon size={14} />} onClick={again}>
              点击刷新
            </Button>
          </Mask>
        )}
        {state.face === 'scanned' && (
          <Mask role="status">
            <SuccessIcon size={28} />
            已扫码，请在手机上完成登录
            <Button size="sm" onClick={again}>
              重新扫码
            </Button>
          </Mask>
        )}
      </Frame>
      <p>打开微信“扫一扫”，免密码登录</p>
    </Panel>
  );
}

const Panel = styled.section`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: ${space.md};
  padding-left: ${space.xxl};
  border-left: 1px solid ${color.line};
  color: ${color.inkSecond};
  font-size: ${type.sizeTable};
  & > h3 {
    color: ${color.ink};
    font-size: ${type.sizeText};
  }
`;
const Frame = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  width: 178px;
  height: 178px;
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
`;
const Mask = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space.sm};
  padding: ${space.md};
  background: rgb(255 255 255 / 94%);
  color: ${color.ink};
  text-align: center;
  & > svg {
    color: ${color.success};
  }
`;
