import { space } from '@mall/design-tokens';
import { Dialog } from '@mall/ui-kit/overlays';
import { create } from 'qrcode';
import { useMemo } from 'react';
import { styled } from 'styled-components';

/** The code's dark squares as one path; its side in squares. */
function drawCode(text: string): { side: number; path: string } {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const { size, data } = modules;
  let path = '';
  for (let index = 0; index < size * size; index += 1) if (data[index]) path += `M${index % size} ${Math.floor(index / size)}h1v1h-1z`;
  return { side: size, path };
}

/** The code that leads to the face check, 160 px, error correction M (rules credit 9; layout 34). */
export default function CertificationDialog({ faceidUrl, onClose }: { faceidUrl: string; onClose: () => void }) {
  const { side, path } = useMemo(() => drawCode(faceidUrl), [faceidUrl]);
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title="账期认证">
      <Body>
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
        <p>请使用微信“扫一扫”，由企业授权人完成人脸认证</p>
      </Body>
    </Dialog>
  );
}

const Body = styled.div`
  display: grid;
  gap: ${space.lg};
  justify-items: center;
  padding: ${space.lg} 0;
`;
