import { below, color, radius, space, type } from '@mall/design-tokens';
import { Button, Notice } from '@mall/ui-kit';
import { type ReactNode, useRef } from 'react';
import { styled } from 'styled-components';
import { SendProgress } from '../file/send-progress.ts';
import { readSummary } from './read-marks.ts';
import { type ReadPhoto, usePhotoReading } from './use-photo-reading.ts';

interface Props<Read> {
  /** What is on the picture: 营业执照. */
  what: string;
  /** Sends the picture and gives what was read: `keptReading(…)`, or a call that takes a file. */
  read: ReadPhoto<Read>;
  /** Fills the form; see `readValues` and `useReadMarks`. */
  onRead: (read: Read) => void;
  hint?: ReactNode;
}

const accepted = '.jpg,.jpeg,.png,.webp,.pdf,image/jpeg,image/png,image/webp,application/pdf';

/** A photo fills the form: chosen or taken, sent with its progress, read; what fails says why, and the fields can always be typed (rules ocr 1, 5). */
export function PhotoFill<Read>({ what, read, onRead, hint = 'jpg、png、webp 或 PDF，不超过10 MB' }: Props<Read>) {
  const input = useRef<HTMLInputElement>(null);
  const { state, begin, giveUp } = usePhotoReading(read, onRead);
  const isBusy = state.step === 'sending' || state.step === 'reading';
  const choose = () => input.current?.click();
  return (
    <Root role="group" aria-label={`识别${what}`}>
      <input
        ref={input}
        type="file"
        hidden
        accept={accepted}
        aria-label={`选择${what}图片`}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void begin(file);
          target.value = '';
        }}
      />
      {isBusy ? (
        <SendProgress>
          <p>
            <span>{state.name}</span>
            <output aria-label="识别进度">
              {state.step === 'sending' ? `已上传 ${Math.floor(state.share * 100)}%` : '正在识别，约需几秒'}
            </output>
          </p>
          <progress
            aria-label={`正在识别${what}`}
            {...(state.step === 'sending' ? { value: Math.floor(state.share * 100) } : {})}
            max={100}
          />
          <Button size="sm" onClick={giveUp}>
            取消
          </Button>
        </SendProgress>
      ) : (
        <Offer>
          <Button size="sm" onClick={choose}>
            {state.step === 'none' ? `拍照或上传${what}` : '换一张图片'}
          </Button>
          <span>{hint}</span>
        </Offer>
      )}
      {state.step === 'failed' && (
        <Notice tone="warning" live title={state.words}>
          也可以直接填写下面的内容
        </Notice>
      )}
      {state.step === 'read' && (
        <Notice tone="success" live>
          {readSummary(state.read)}
        </Notice>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${space.sm};
  padding: ${space.md};
  border: 1px dashed ${color.line};
  border-radius: ${radius.md};
  font-size: ${type.sizeTable};
  ${below.tablet} {
    & button {
      min-height: 44px;
    }
  }
`;
const Offer = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm} ${space.md};
  align-items: center;
  color: ${color.inkSecond};
`;
