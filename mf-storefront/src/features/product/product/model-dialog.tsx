import { color, radius, space, type } from '@mall/design-tokens';
import { Button, Notice } from '@mall/ui-kit';
import { Dialog } from '@mall/ui-kit/overlays';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useModelView } from './use-model-view.ts';

interface Props {
  url: string;
  skuNumber: string;
  name: string;
  onClose: () => void;
}

const hint = '拖动旋转，滚轮或双指缩放；键盘：方向键旋转，+ − 缩放，0 复位';

/** A part's model to turn and to measure; where the browser can't draw it, its shaded picture. */
export default function ModelDialog({ url, skuNumber, name, onClose }: Props) {
  const [withDimensions, setWithDimensions] = useState(true);
  const { canvas, labels, state, progress, reset, again } = useModelView(url, withDimensions);
  return (
    <Dialog onClose={onClose} title={`${name}：3D 模型`} size="lg">
      <Stage aria-busy={state === 'loading'}>
        {state === 'unsupported' ? (
          <img src={`/img/sku/${encodeURIComponent(skuNumber)}/shaded.png`} alt={`${name}，立体图`} width={640} height={640} />
        ) : (
          <>
            {/* The keys turn what is drawn: the canvas is the control. */}
            <canvas ref={canvas} tabIndex={0} role="img" aria-label={`${name}的三维模型。${hint}`} />
            <Labels ref={labels} aria-hidden="true" />
          </>
        )}
        {state === 'loading' && (
          <Over role="status">
            正在加载三维模型…
            <progress value={progress} max={1} aria-label="加载进度" />
          </Over>
        )}
        {state === 'failed' && (
          <Over role="alert">
            三维模型没有加载成功
            <Button onClick={again}>重试</Button>
          </Over>
        )}
      </Stage>
      {state === 'unsupported' ? (
        <Notice tone="info">此浏览器无法显示三维模型，这里是它的立体图；模型文件仍可下载。</Notice>
      ) : (
        <Foot>
          <label>
            <input type="checkbox" checked={withDimensions} onChange={(event) => setWithDimensions(event.target.checked)} /> 显示尺寸（mm）
          </label>
          <Button size="sm" onClick={reset}>
            复位
          </Button>
          <p>{hint}</p>
        </Foot>
      )}
    </Dialog>
  );
}

const Stage = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  height: min(56vh, 520px);
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  overflow: hidden;
  background: ${color.surface};
  & > canvas {
    width: 100%;
    height: 100%;
    touch-action: none;
    cursor: grab;
  }
  & > canvas:focus-visible {
    outline: 2px solid ${color.accent};
    outline-offset: -2px;
  }
  & > img {
    max-width: 100%;
    max-height: 100%;
    object-fit: contain;
  }
`;
const Labels = styled.div`
  position: absolute;
  inset: 0;
  pointer-events: none;
  & > span {
    position: absolute;
    top: 0;
    left: 0;
    padding: 0 3px;
    border-radius: 2px;
    background: rgb(255 255 255 / 85%);
    color: ${color.accent};
    font-size: ${type.sizeTable};
    white-space: nowrap;
    will-change: transform;
  }
`;
const Over = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space.md};
  background: ${color.surface};
  color: ${color.inkSecond};
`;
const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.sm} ${space.lg};
  padding-top: ${space.md};
  font-size: ${type.sizeTable};
  & > p {
    color: ${color.inkThird};
  }
`;
