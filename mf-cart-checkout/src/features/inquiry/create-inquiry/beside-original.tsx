import { below, color, radius, space, type } from '@mall/design-tokens';
import { Button } from '@mall/ui-kit';
import { type ReactNode, useId, useState } from 'react';
import { styled } from 'styled-components';
import type { RecognisedList } from '../../../parts/inquiry/inquiry-types.ts';

/** What was read of a photo, and the photo beside it when the buyer wants to compare; a PDF opens by its link. */
export function BesideOriginal({ original, children }: { original: RecognisedList['original']; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const [isLarge, setLarge] = useState(false);
  const id = useId();
  if (!original) return children;
  return (
    <Root>
      <p>
        文字由图片识别而来，请与原件核对。
        {original.isPicture ? (
          <Button size="sm" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
            {isOpen ? '收起原图' : '对照原图'}
          </Button>
        ) : (
          <a href={original.url} download>
            打开原 PDF
          </a>
        )}
      </p>
      <Pair data-open={(isOpen && original.isPicture) || undefined}>
        {children}
        {isOpen && original.isPicture && (
          <Frame id={id} role="region" aria-label="原图" tabIndex={0} data-large={isLarge || undefined}>
            <Button size="sm" aria-pressed={isLarge} onClick={() => setLarge(!isLarge)}>
              {isLarge ? '适合宽度' : '放大'}
            </Button>
            <img src={original.url} alt="上传的清单原图" />
          </Frame>
        )}
      </Pair>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.sm};
  & > p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space.sm} ${space.md};
    color: ${color.inkSecond};
    font-size: ${type.sizeTable};
  }
`;
const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.md};
  &[data-open] {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    ${below.tablet} {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
const Frame = styled.div`
  position: relative;
  overflow: auto;
  max-height: 320px;
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surfaceSunken};
  & > button {
    position: sticky;
    top: ${space.xs};
    left: ${space.xs};
    margin: ${space.xs};
  }
  & > img {
    display: block;
    width: 100%;
  }
  &[data-large] > img {
    width: auto;
    max-width: none;
  }
`;
