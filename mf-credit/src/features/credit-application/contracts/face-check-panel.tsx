import { color, space, type } from '@mall/design-tokens';
import { Panel } from '@mall/mall-parts/account';
import { type CallOutput, useCall, usePlatform } from '@mall/mf-kit';
import { useWrite } from '@mall/mf-kit/write';
import { Button } from '@mall/ui-kit';
import { useEffect, useEffectEvent, useState } from 'react';
import { styled } from 'styled-components';
import { creditInfoCall } from '../../../parts/application-calls.ts';

type Launched = CallOutput<'creditApplication.currentKpLaunchFaceId'>;
const pollMs = 3000;

/** The legal person's face check: a code for the phone, and what became of it (rule credit 9). */
export function FaceCheckPanel({ onChanged }: { onChanged: () => void }) {
  const { sdk } = usePlatform();
  const launching = useWrite();
  const [launched, setLaunched] = useState<Launched>();
  const { data } = useCall(launched ? creditInfoCall() : null, { refreshInterval: pollMs });
  const check = data?.customerCreditLaunchFaceIdInfo;
  const isOver = launched !== undefined && check !== undefined && check.state !== 'waiting' && check.state !== 'none';
  const isPassed = data?.isCertified === true;
  const passed = useEffectEvent(onChanged);
  useEffect(() => {
    if (isPassed) passed();
  }, [isPassed]);
  async function launch() {
    const { answer } = await launching.run({ launch: Date.now() }, () => sdk.creditApplication.currentKpLaunchFaceId({}));
    if (answer) setLaunched(answer);
  }
  return (
    <Panel title="人脸认证">
      <Body>
        <p>合同已签署。由法定代表人用微信扫码，完成人脸认证后账期启用。</p>
        {launched?.qrCode && !isOver && <img src={launched.qrCode} width={160} height={160} alt="人脸认证二维码" />}
        {(!launched || isOver) && (
          <Button variant="primary" busy={launching.isBusy} onClick={() => void launch()}>
            {launched ? '重新生成二维码' : '生成二维码'}
          </Button>
        )}
        <p role="status">{isOver ? check.message : launched ? '等待扫码，二维码15分钟内有效' : ''}</p>
        <p role="alert">{launching.failure}</p>
      </Body>
    </Panel>
  );
}

const Body = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space.md};
  font-size: ${type.sizeTable};
  & > [role='alert'] { color: ${color.danger}; }
`;
