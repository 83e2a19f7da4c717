import type { StaffAfterSales } from '@mall/api-contract/after-sales';
import { color, radius, space, type } from '@mall/design-tokens';
import { proofShownAs } from '@mall/domain/after-sales';
import { styled } from 'styled-components';
import { useMay } from '../session/session-context.ts';

const addressOf = (file: string) => `/_staff/api/staff/DownloadOssFile?file=${encodeURIComponent(file)}`;

/** What the buyer sent to prove it: pictures and videos to look at, papers to save. Files are for sales (rule file 1). */
export function Proofs({ proofs }: { proofs: StaffAfterSales['proofs'] }) {
  const may = useMay();
  if (!may('sales')) return <p>客户上传了 {proofs.length} 个凭证，由销售查看</p>;
  return (
    <List aria-label="凭证">
      {proofs.map(({ file, name, type: kind }) => (
        <li key={file}>
          {proofShownAs(kind) === 'picture' && (
            <a href={addressOf(file)} target="_blank" rel="noreferrer" aria-label={`打开图片 ${name}`}>
              <img src={addressOf(file)} alt={name} loading="lazy" />
            </a>
          )}
          {proofShownAs(kind) === 'video' && (
            // biome-ignore lint/a11y/useMediaCaption: what a buyer filmed has no captions
            <video src={addressOf(file)} controls preload="none" aria-label={name} />
          )}
          <a href={addressOf(file)} download title={name}>
            {name}
          </a>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.md};
  font-size: ${type.sizeLeast};
  li { width: 160px; overflow: hidden; border: 1px solid ${color.line}; border-radius: ${radius.md}; }
  img, video { display: block; width: 100%; height: 110px; object-fit: cover; background: ${color.ground}; }
  a:last-child { display: block; overflow: hidden; padding: ${space.sm}; text-overflow: ellipsis; white-space: nowrap; }
`;
