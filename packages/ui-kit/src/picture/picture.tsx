import { color, radius } from '@mall/design-tokens';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { DefaultPicture } from './default-picture.tsx';
import { pictureLoading } from './picture-loading.ts';

export type PictureProps = {
  src?: string | null;
  /** What it shows; empty where the name stands beside it. */
  alt: string;
  /** Edge of the fixed square in px. */
  size: 48 | 72 | 160 | 400;
  /** The largest picture of the page: fetched at once, not lazily. */
  priority?: boolean;
  /** A hairline around it. */
  framed?: boolean;
};

/** A part's picture in a fixed white square; without one, or when it can't be fetched, the default picture. */
export function Picture({ src, alt, size, priority, framed }: PictureProps) {
  const [failed, setFailed] = useState<string>();
  const image = useRef<HTMLImageElement>(null);

  // A picture of a server-rendered page can fail before React listens.
  useEffect(() => {
    const { current } = image;
    if (src && current?.complete && current.naturalWidth === 0) setFailed(src);
  }, [src]);

  return (
    <Square data-picture={size} data-framed={framed || undefined}>
      {src && failed !== src ? (
        <img ref={image} src={src} alt={alt} width={size} height={size} {...pictureLoading(priority)} onError={() => setFailed(src)} />
      ) : (
        <DefaultPicture label={alt} />
      )}
    </Square>
  );
}

const Square = styled.span`
  display: inline-block;
  flex: none;
  width: 48px;
  height: 48px;
  background: ${color.surface};
  vertical-align: middle;
  &[data-picture='72'] {
    width: 72px;
    height: 72px;
  }
  &[data-picture='160'] {
    width: 160px;
    height: 160px;
  }
  &[data-picture='400'] {
    width: 400px;
    height: 400px;
  }
  &[data-framed] {
    overflow: hidden;
    border: 1px solid ${color.line};
    border-radius: ${radius.md};
  }
  & > img,
  & > svg {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
`;
