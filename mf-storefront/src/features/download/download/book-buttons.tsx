import { below, color, radius, space, type } from '@mall/design-tokens';
import { type CallOutput, usePlatform } from '@mall/mf-kit';
import { failureOf } from '@mall/mf-kit/write';
import { Button, Notice } from '@mall/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';

interface Props {
  book: CallOutput<'download.getCatalogueDetail'>;
  onAsked: () => void;
}

/** Looks at a catalogue or saves it, by a link of its own each time; opening the page of one that isn't made begins it (rules download 22, 23). */
export function BookButtons({ book: { id, state, progress }, onAsked }: Props) {
  const { sdk } = usePlatform();
  const [busy, setBusy] = useState<'save' | 'look'>();
  const [failure, setFailure] = useState('');
  const isAsked = useRef(false);
  useEffect(() => {
    if (state !== 'waiting' || isAsked.current) return;
    isAsked.current = true;
    // It is refused while it is being made: the page shows how far that is.
    sdk.download.getCatalogueDownloadUrl({ id }).then(onAsked, onAsked);
  }, [state, id, sdk, onAsked]);

  async function open(how: 'save' | 'look') {
    setBusy(how);
    setFailure('');
    try {
      const { url, previewUrl, fileName } = await sdk.download.getCatalogueDownloadUrl({ id });
      const link = document.createElement('a');
      link.href = how === 'save' ? url : previewUrl;
      if (how === 'save') link.download = fileName;
      else link.target = '_blank';
      link.rel = 'noopener';
      link.click();
    } catch (error) {
      setFailure(failureOf(error).message);
    }
    setBusy(undefined);
  }
  if (state === 'failed')
    return (
      <Notice tone="warning" title="这本目录暂时没有编制成功">
        可以先在线选购，我们会尽快处理。
      </Notice>
    );
  if (state !== 'ready')
    return (
      <Making>
        <p aria-live="polite">{state === 'making' ? `正在编制 ${progress}%` : '正在排队编制，约需一分钟'}</p>
        <progress aria-label="编制进度" max={100} {...(state === 'making' ? { value: progress } : {})} />
      </Making>
    );
  return (
    <>
      <Row>
        <Button variant="primary" size="lg" busy={busy === 'save'} onClick={() => void open('save')}>
          下载 PDF
        </Button>
        <Button size="lg" busy={busy === 'look'} onClick={() => void open('look')}>
          在线预览
        </Button>
      </Row>
      {failure && (
        <Notice tone="danger" live>
          {failure}
        </Notice>
      )}
    </>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.md};
  ${below.tablet} { & > button { flex: 1; } }
`;
const Making = styled.div`
  max-width: 360px;
  & > p { padding: 0 0 ${space.xs}; color: ${color.ink}; font-size: ${type.sizeTable}; }
  & > progress { width: 100%; height: 6px; border: 0; border-radius: ${radius.full}; overflow: hidden; appearance: none; background: ${color.line}; }
  & > progress::-webkit-progress-bar { background: ${color.line}; }
  & > progress::-webkit-progress-value { background: ${color.accent}; }
  & > progress::-moz-progress-bar { background: ${color.accent}; }
`;
