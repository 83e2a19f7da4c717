import { below, color, radius, space, type } from '@mall/design-tokens';
import { mostProofs, proofTypes } from '@mall/domain/after-sales';
import { useUploads } from '@mall/mall-parts/file';
import { usePlatform } from '@mall/mf-kit';
import { Button } from '@mall/ui-kit';
import { useRef } from 'react';
import { styled } from 'styled-components';
import type { Proof } from './after-sales-types.ts';
import { ProofList } from './proof-list.tsx';

interface Props {
  title?: string;
  proofs: readonly Proof[];
  onChange: (change: (now: readonly Proof[]) => readonly Proof[]) => void;
  onBusy: (isBusy: boolean) => void;
}

const accepted = [...proofTypes, 'jpeg'].map((one) => `.${one}`).join(',');

/** Pictures, videos and papers that show what is wrong; each is sent as soon as it is chosen. */
export function ProofField({ title = '凭证', proofs, onChange, onBusy }: Props) {
  const { sdk } = usePlatform();
  const input = useRef<HTMLInputElement>(null);
  const left = mostProofs - proofs.length;

  const { uploading, failures, choose } = useUploads({
    left,
    tooManyText: `最多上传${mostProofs}个文件，多出的没有上传`,
    send: (file) => sdk.file.uploadFile({ file, purpose: 'proof' }),
    onKept: (kept) => onChange((now) => [...now, kept]),
    onBusy,
  });

  return (
    <Root role="group" aria-label={title}>
      <p>
        {title} <span>图片、视频或文件，最多{mostProofs}个，每个不超过10 MB</span>
      </p>
      {proofs.length > 0 && <ProofList proofs={proofs} onRemove={(file) => onChange((now) => now.filter((one) => one.file !== file))} />}
      <input ref={input} type="file" multiple hidden accept={accepted} aria-label="选择凭证文件" onChange={(event) => void choose(event)} />
      <Button size="sm" busy={!!uploading} disabled={left === 0} onClick={() => input.current?.click()}>
        {uploading ? `正在上传 ${uploading.slice(0, 20)}` : '上传凭证'}
      </Button>
      {failures.length > 0 && (
        <ul role="alert">
          {failures.map((failure) => (
            <li key={failure}>{failure}</li>
          ))}
        </ul>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space.sm};
  border-radius: ${radius.md};
  & > p { color: ${color.inkSecond}; }
  & > p > span { padding-left: ${space.sm}; font-size: ${type.sizeLeast}; }
  & > [role='alert'] { color: ${color.danger}; }
  ${below.tablet} { & > button { height: 44px; } }
`;
