import { SendProgress } from '@mall/mall-parts/file';
import { Button } from '@mall/ui-kit';
import { styled } from 'styled-components';
import type { Uploading } from './use-upload.ts';

/** How much of a file has arrived; all of it is there when the mall has answered. */
export function UploadProgress({ uploading: { name, share }, onGiveUp }: { uploading: Uploading; onGiveUp: () => void }) {
  const percent = Math.floor(share * 100);
  return (
    <Root>
      <p>
        <span>{name}</span>
        <output aria-label="上传进度">{percent < 100 ? `已上传 ${percent}%` : '已送达，正在核对'}</output>
      </p>
      <progress aria-label={`正在上传 ${name}`} value={percent} max={100} />
      <Button size="sm" onClick={onGiveUp}>
        取消上传
      </Button>
    </Root>
  );
}

const Root = styled(SendProgress)`
  justify-items: center;
  width: 100%;
  /* Above the field that covers the whole drop zone. */
  & > button {
    position: relative;
    z-index: 1;
  }
`;
