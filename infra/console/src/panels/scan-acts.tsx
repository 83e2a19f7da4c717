import { space } from '@mall/design-tokens';
import { Button, ButtonLink } from '@mall/ui-kit';
import { styled } from 'styled-components';
import { sdk } from '../sdk.ts';
import { act } from './panel-state.tsx';

type Scan = Awaited<ReturnType<typeof sdk.console.getWechatScans>>[number];

/** What a phone can do with a code in its state. @param kpId whose phone it is */
export function ScanActs({ scan: { token, purpose, status, url }, kpId }: { scan: Scan; kpId: number }) {
  const isOver = status === 'confirmed' || status === 'refused' || status === 'done';
  if (purpose === 'invite')
    return isOver ? (
      '–'
    ) : (
      <ButtonLink size="sm" href={url} target="_blank">
        在手机上打开并注册
      </ButtonLink>
    );
  return (
    <Acts>
      <Button size="sm" disabled={status !== 'waiting'} onClick={() => void act(() => sdk.console.scanWechatCode({ token }), '已扫码')}>
        扫码
      </Button>
      <Button
        size="sm"
        disabled={status !== 'waiting'}
        onClick={() => void act(() => sdk.console.scanWechatCode({ token, isBound: false }), '已用未绑定的微信扫码')}
      >
        未绑定的微信扫码
      </Button>
      {status === 'unbound' ? (
        <>
          <Button
            size="sm"
            disabled={!kpId}
            onClick={() => void act(() => sdk.console.confirmWechatScan({ token, kpId }), '已在手机上绑定并登录')}
          >
            在手机上绑定
          </Button>
          <Button size="sm" onClick={() => void act(() => sdk.console.bindWechatScanOnPage({ token }), '请在电脑上绑定手机号')}>
            在电脑上绑定
          </Button>
        </>
      ) : (
        <Button
          size="sm"
          disabled={status !== 'scanned' || !kpId}
          onClick={() => void act(() => sdk.console.confirmWechatScan({ token, kpId }), '已确认登录')}
        >
          确认登录
        </Button>
      )}
      <Button
        size="sm"
        disabled={isOver || status === 'waiting'}
        onClick={() => void act(() => sdk.console.refuseWechatScan({ token }), '已拒绝')}
      >
        拒绝
      </Button>
    </Acts>
  );
}

const Acts = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${space.xs};
`;
