import { below, color, radius, space, type } from '@mall/design-tokens';
import { Picture } from '@mall/ui-kit';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import type { SkuDetail } from './product-words.ts';

const ZoomDialog = lazy(() => import(/* webpackChunkName: "zoom-dialog" */ './zoom-dialog.tsx'));

interface Props {
  pictures: SkuDetail['pictures'];
  fallbackUrl: string;
  name: string;
  /** Small acts under it: keep, compare. */
  children: ReactNode;
}

/** The drawing at 400 px, its other views under it; a click enlarges it. */
export function Gallery({ pictures, fallbackUrl, name, children }: Props) {
  const [at, setAt] = useState(0);
  const [isLarge, setLarge] = useState(false);
  const views = pictures.length ? pictures : [{ url: fallbackUrl, thumbUrl: fallbackUrl, title: '' }];
  const shown = views[at] ?? views[0]!;
  return (
    <Root>
      <Large type="button" onClick={() => setLarge(true)} aria-label={`放大图片：${name}`}>
        <Picture src={shown.url} alt={shown.title || name} size={400} priority />
      </Large>
      {views.length > 1 && (
        <Thumbs role="group" aria-label="商品图片">
          {views.map((view, index) => (
            <button
              key={view.url}
              type="button"
              aria-pressed={index === at}
              aria-label={view.title || `第 ${index + 1} 张图片`}
              onClick={() => setAt(index)}
              onPointerEnter={() => setAt(index)}
            >
              <Picture src={view.thumbUrl} alt="" size={72} />
            </button>
          ))}
        </Thumbs>
      )}
      <p>图示为按规格尺寸绘制的示意图，点击放大</p>
      <Acts>{children}</Acts>
      {isLarge && (
        <Suspense fallback={null}>
          <ZoomDialog
            url={shown.url}
            title={shown.title && shown.title !== name ? `${name}：${shown.title}` : name}
            onClose={() => setLarge(false)}
          />
        </Suspense>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${space.md};
  & > p {
    color: ${color.inkThird};
    font-size: ${type.sizeLeast};
    text-align: center;
  }
`;
const Large = styled.button`
  justify-self: center;
  width: 100%;
  max-width: 402px;
  aspect-ratio: 1;
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  overflow: hidden;
  cursor: zoom-in;
  ${below.desktop} {
    width: 100%;
    height: auto;
    aspect-ratio: 1;
    & > [data-picture] {
      width: 100%;
      height: 100%;
    }
  }
  & > img {
    width: 100%;
    height: auto;
  }
`;
const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space.sm} ${space.xxl};
`;
const Thumbs = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
  & > button {
    border: 1px solid ${color.line};
    border-radius: ${radius.md};
    overflow: hidden;
  }
  /* Five stand in one row at any width. */
  ${below.tablet} {
    flex-wrap: nowrap;
    & > button {
      flex: 0 1 74px;
      min-width: 44px;
    }
    & [data-picture] {
      width: 100%;
      height: auto;
      aspect-ratio: 1;
    }
    & img {
      width: 100%;
      height: 100%;
    }
  }
  & > button[aria-pressed='true'] {
    border-color: ${color.accent};
    box-shadow: 0 0 0 1px ${color.accent};
  }
`;
