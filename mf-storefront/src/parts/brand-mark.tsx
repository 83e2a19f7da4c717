import { color, type } from '@mall/design-tokens';
import { brandPictureUrl } from '@mall/domain/catalogue';
import { pictureLoading } from '@mall/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';

interface Props {
  brand: { id: number; name: string };
  width: number;
  height: number;
  /** Visible without scrolling, in a page whose marks are its largest pictures: fetched at once. */
  priority?: boolean;
}

/** A brand's mark; its name in plain letters where the picture can't be had. Decoration: the name stands beside it. */
export function BrandMark({ brand, width, height, priority }: Props) {
  const [hasFailed, setFailed] = useState(false);
  const image = useRef<HTMLImageElement>(null);
  // A picture of a server-rendered page can fail before React listens.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setFailed(true);
  }, []);
  if (hasFailed) return <Letters aria-hidden="true">{brand.name.slice(0, 2)}</Letters>;
  return (
    <Mark
      ref={image}
      src={brandPictureUrl(brand.id)}
      alt=""
      width={width}
      height={height}
      {...pictureLoading(priority)}
      onError={() => setFailed(true)}
    />
  );
}

const Mark = styled.img`
  flex: none;
  object-fit: contain;
`;
const Letters = styled.span`
  display: grid;
  place-items: center;
  width: 72px;
  height: 48px;
  border: 1px solid ${color.line};
  border-radius: 2px;
  color: ${color.inkThird};
  font-size: ${type.sizeLead};
  font-weight: ${type.weightStrong};
`;
