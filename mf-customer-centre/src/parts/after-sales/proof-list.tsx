import { color, radius, space, type } from '@mall/design-tokens';
import { proofShownAs } from '@mall/domain/after-sales';
import { CloseIcon, IconButton } from '@mall/ui-kit';
import { styled } from 'styled-components';
import type { Proof } from './after-sales-types.ts';

const sizeText = (bytes: number) => (bytes < 1_048_576 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / 1_048_576).toFixed(1)} MB`);

/** Proof as far as a page can show it: pictures and videos are looked at, papers are saved. */
export const ProofList = ({ proofs, onRemove }: { proofs: readonly Proof[]; onRemove?: (file: string) => void }) => (
  <List aria-label="已上传的凭证">
    {proofs.map(({ file, name, type: kind, size, url }) => {
      const shown = proofShownAs(kind);
      return (
        <li key={file}>
          {shown === 'picture' && (
            <a href={url} target="_blank" rel="noreferrer" aria-label={`打开图片 ${name}`}>
              <img src={url} alt={name} loading="lazy" />
            </a>
          )}
          {shown === 'video' && (
            // biome-ignore lint/a11y/useMediaCaption: what a buyer filmed has no captions
            <video src={url} controls preload="none" aria-label={name} />
          )}
          {shown === 'file' && <b>{kind.toUpperCase()}</b>}
          <p>
            <a href={url} title={name}>
              {name}
            </a>
            <small>{sizeText(size)}</small>
          </p>
          {onRemove && <IconButton label={`去掉 ${name}`} icon={<CloseIcon size={14} />} onClick={() => onRemove(file)} />}
        </li>
      );
    })}
  </List>
);

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.md};
  font-size: ${type.sizeLeast};
  & > li {
    position: relative;
    width: 132px;
    border: 1px solid ${color.line};
    border-radius: ${radius.md};
    overflow: hidden;
  }
  & img, & video, & b { display: block; width: 100%; height: 96px; object-fit: cover; background: ${color.ground}; }
  & b { display: grid; place-items: center; color: ${color.inkSecond}; font-size: ${type.sizeTitle}; }
  & p { padding: ${space.xs} ${space.sm}; }
  & p > a { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  & small { color: ${color.inkSecond}; }
  & > li > button { position: absolute; top: 2px; right: 2px; background: ${color.surface}; }
`;
