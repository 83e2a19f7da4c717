import { color, radius, space } from '@mall/design-tokens';
import { Button, RefreshIcon, Skeleton, SuccessIcon } from '@mall/ui-kit';
import { styled } from 'styled-components';
import type { ScanState } from './use-scan-code.ts';

interface Props {
  state: ScanState;
  /** What the code is for. */
  name: string;
  scannedText: string;
  onAgain: () => void;
}

/** A code of 160 px; masked once it was scanned or is of no more use, with the way to another. */
export const QrFrame = ({ state, name, scannedText, onAgain }: Props) => (
  <Frame data-face={state.face}>
    {state.face === 'loading' ? (
      <Skeleton shape="block" width="160px" height="160px" />
    ) : (
      state.image && <img src={state.image} alt={name} width={160} height={160} />
    )}
    {state.face === 'expired' && (
      <Mask role="alert">
        {state.message}
        <Button size="sm" icon={<RefreshIcon size={14} />} onClick={onAgain}>
          点击刷新
        </Button>
      </Mask>
    )}
    {state.face === 'scanned' && (
      <Mask role="status">
        <SuccessIcon size={28} />
        {scannedText}
        <Button size="sm" onClick={onAgain}>
          重新扫码
        </Button>
      </Mask>
    )}
  </Frame>
);

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
