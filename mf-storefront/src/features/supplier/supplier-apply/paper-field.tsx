import { below, color, radius, space, type } from '@mall/design-tokens';
import { supplierLimits } from '@mall/domain/supplier';
import { useUploads } from '@mall/mall-parts/file';
import { usePlatform } from '@mall/mf-kit';
import { Button, CloseIcon, IconButton } from '@mall/ui-kit';
import { useRef } from 'react';
import { styled } from 'styled-components';
import type { SupplierFile } from './apply-fields.ts';

interface Props {
  files: readonly SupplierFile[];
  pass: () => Promise<string>;
  onChange: (change: (now: readonly SupplierFile[]) => readonly SupplierFile[]) => void;
  onBusy: (isBusy: boolean) => void;
}

const sizeText = (bytes: number) => (bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`);

/** Certificates and lists of products beside the licence; each is sent as soon as it is chosen (rule supplier 4). */
export function PaperField({ files, pass, onChange, onBusy }: Props) {
  const { sdk } = usePlatform();
  const input = useRef<HTMLInputElement>(null);
  const left = supplierLimits.files - 1 - files.length;

  const { uploading, failures, choose } = useUploads({
    left,
    tooManyText: '超出文件数量的没有上传',
    send: async (file) => sdk.supplier.uploadSupplierFile({ file, pass: await pass() }, { timeout: 60_000 }),
    onKept: (kept) => onChange((now) => [...now, kept]),
    onBusy,
  });
  async function remove(file: string) {
    onChange((now) => now.filter((one) => one.file !== file));
    // What isn't removed now goes with the application: only what is handed in is kept.
    await sdk.supplier.removeSupplierFile({ file, pass: await pass() }).catch(() => {});
  }
  return (
    <Root role="group" aria-label="其他材料">
      <p>
        其他材料 <span>选填：商标注册证、授权书、产品目录、检验报告；jpg、png、webp 或 PDF，单个不超过10 MB，共30 MB</span>
      </p>
      {files.length > 0 && (
        <ul>
          {files.map(({ file, name, size }) => (
            <li key={file}>
              <span>{name}</span>
              <small>{sizeText(size)}</small>
              <IconButton label={`移除${name}`} icon={<CloseIcon />} onClick={() => void remove(file)} />
            </li>
          ))}
        </ul>
      )}
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept=".jpg,.jpeg,.png,.webp,.pdf"
        aria-label="选择其他材料"
        onChange={(event) => void choose(event)}
      />
      <Button size="sm" busy={!!uploading} disabled={left <= 0} onClick={() => input.current?.click()}>
        {uploading ? `正在上传 ${uploading.slice(0, 20)}` : '添加材料'}
      </Button>
      {failures.length > 0 && (
        <div role="alert">
          {failures.map((failure) => (
            <p key={failure}>{failure}</p>
          ))}
        </div>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space.sm};
  font-size: ${type.sizeTable};
  & > p { color: ${color.inkSecond}; }
  & > p > span { padding-left: ${space.sm}; font-size: ${type.sizeLeast}; }
  & > ul { width: 100%; margin: 0; padding: 0; list-style: none; }
  & > ul > li {
    display: flex;
    align-items: center;
    gap: ${space.md};
    padding: ${space.xs} ${space.md};
    border: 1px solid ${color.line};
    border-radius: ${radius.md};
  }
  & > ul > li + li { margin-top: ${space.xs}; }
  & > ul > li > span { flex: 1; min-width: 0; overflow-wrap: anywhere; }
  & small { color: ${color.inkSecond}; font-size: ${type.sizeLeast}; white-space: nowrap; }
  & > [role='alert'] { color: ${color.danger}; }
  ${below.tablet} {
    & button { min-width: 44px; min-height: 44px; }
  }
`;
