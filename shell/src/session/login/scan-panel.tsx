import { below, color, space, type } from '@mall/design-tokens';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import type { ShellPlatform } from '../../platform/shell-platform.ts';
import { marketingOf } from '../safe-redirect.ts';
import type { SignedIn } from './finish-login.ts';
import { QrFrame } from './qr-frame.tsx';
import { type ScanSource, type ScanState, useScanCode } from './use-scan-code.ts';

interface Props {
  platform: ShellPlatform;
  target: string;
  /** Another code is scanned meanwhile, whose state this panel shows; afterwards it has a new code. */
  pausedBy: ScanState | undefined;
  onSignedIn: (result: SignedIn) => void;
  onNotBound: (unionId: string) => void;
}

const longestUrl = 200;

/** 微信扫码登录, beside the forms. */
export function ScanPanel({ platform: { sdk }, target, pausedBy, onSignedIn, onNotBound }: Props) {
  const source = useMemo<ScanSource>(
    () => ({
      make: () =>
        sdk.account.getWxScanQrCodeForPC({
          ...marketingOf(location.search),
          ...(target && target.length <= longestUrl ? { url: target } : {}),
        }),
      ask: (token) => sdk.account.getWXScanCodeStatus({ token }),
    }),
    [sdk, target],
  );
  const { state, again } = useScanCode(pausedBy ? undefined : source, { onSignedIn, onNotBound });
  return (
    <Panel aria-label="微信扫码登录">
      <h2>微信扫码登录</h2>
      <QrFrame state={pausedBy ?? state} name="微信扫码登录二维码" scannedText="已扫码，请在手机上完成登录" onAgain={again} />
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
  & > h2 {
    color: ${color.ink};
    font-size: ${type.sizeText};
  }
  ${below.tablet} {
    padding: ${space.lg} 0 0;
    border-width: 1px 0 0;
  }
`;
