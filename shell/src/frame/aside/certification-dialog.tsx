import { space } from '@mall/design-tokens';
import { type CallOutput, useCall, usePlatform } from '@mall/mf-kit';
import { useWrite } from '@mall/mf-kit/write';
import { Button } from '@mall/ui-kit';
import { AlertDialog, Dialog } from '@mall/ui-kit/overlays';
import { create } from 'qrcode';
import { useEffect, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { creditInfoCall } from '../frame-data.ts';

type Launched = CallOutput<'creditApplication.currentKpLaunchFaceId'>;
const pollMs = 3000;
const toldMs = 3000;
const contractsPath = '/customer/contracts';

/** The code's dark squares as one path; its side in squares. */
function drawCode(text: string): { side: number; path: string } {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const { size, data } = modules;
  let path = '';
  for (let index = 0; index < size * size; index += 1) if (data[index]) path += `M${index % size} ${Math.floor(index / size)}h1v1h-1z`;
  return { side: size, path };
}

/** Asks for a code that leads to the face check, and says what became of it; 160 px, error correction M (rules credit 9; layout 34). */
export default function CertificationDialog({ onClose }: { onClose: () => void }) {
  const { sdk } = usePlatform();
  const launching = useWrite();
  const [launched, setLaunched] = useState<Launched>();
  const { data } = useCall(creditInfoCall(), { refreshInterval: launched ? pollMs : 0 });
  const check = data?.customerCreditLaunchFaceIdInfo;
  const isPassed = data?.isCertified === true;
  const isOver = launched !== undefined && check !== undefined && check.state !== 'waiting' && check.state !== 'none';
  async function launch() {
    const { answer } = await launching.run({ launch: Date.now() }, () => sdk.creditApplication.currentKpLaunchFaceId({}));
    if (answer) setLaunched(answer);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: opening it asks once
  useEffect(() => {
    void launch();
  }, []);
  // What the phone did is news to who looks at this screen, and nothing to decide (rule errors 22).
  if (launched && isPassed)
    return (
      <AlertDialog onClose={onClose} confirmText="知道了" cancelText={null} autoCloseAfter={toldMs}>
        认证完成，账期已启用
      </AlertDialog>
    );
  const isUnsigned = launching.refusal?.reason === 'CREDIT_CONTRACT_UNSIGNED';
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title="账期认证">
      <Body>
        {launched && !isOver && <Code url={launched.faceidUrl} />}
        {launched && !isOver && <p>请由法定代表人使用微信“扫一扫”，完成人脸认证</p>}
        <p role="status">{isOver ? check.message : ''}</p>
        <p role="alert">{launching.failure}</p>
        {isUnsigned && <a href={contractsPath}>阅读并签署合同</a>}
        {isOver && (
          <Button variant="primary" busy={launching.isBusy} onClick={() => void launch()}>
            重新生成二维码
          </Button>
        )}
      </Body>
    </Dialog>
  );
}

function Code({ url }: { url: string }) {
  const { side, path } = useMemo(() => drawCode(url), [url]);
  return (
    <svg
      role="img"
      aria-label="账期认证二维码"
      width={160}
      height={160}
      viewBox={`-1 -1 ${side + 2} ${side + 2}`}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}

const Body = styled.div`
  display: grid;
  gap: ${space.lg};
  justify-items: center;
  padding: ${space.lg} 0;
`;
