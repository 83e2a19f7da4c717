import { color, motion, radius, space } from '@mall/design-tokens';
import { keyframes, styled } from 'styled-components';

export type SkeletonProps = {
  /** The shape of what comes. */
  shape?: 'text' | 'title' | 'button' | 'picture' | 'circle' | 'block';
  /** CSS sizes; each shape has its own default. */
  width?: string;
  height?: string;
  /** For `text`: how many lines, the last one shorter. */
  lines?: number;
};

/** A grey shape that shows only when waiting lasts beyond 200 ms (pure CSS, so also in server-rendered pages). `data-sign` tells reads that it is there: once seen it stays 200 ms (rule calls 18). Hidden from screen readers. */
export function Skeleton({ shape = 'text', width, height, lines = 1 }: SkeletonProps) {
  const style = width || height ? { width, height } : undefined;
  if (shape !== 'text' || lines === 1) return <Bone aria-hidden="true" data-sign="" data-shape={shape} style={style} />;
  return (
    <Lines aria-hidden="true" style={width ? { width } : undefined}>
      {Array.from({ length: lines }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their place
        <Bone key={at} data-sign="" data-shape="text" />
      ))}
    </Lines>
  );
}

const appear = keyframes`to { opacity: 1; }`;
const breathe = keyframes`50% { opacity: 0.55; }`;

const Bone = styled.span`
  display: block;
  flex: none;
  max-width: 100%;
  border-radius: ${radius.md};
  background: #e7ebf0;
  background: color-mix(in srgb, ${color.line} 80%, ${color.surface});
  opacity: 0;
  animation:
    ${appear} ${motion.base} ${motion.ease} ${motion.skeletonDelay} forwards,
    ${breathe} 1.8s ease-in-out 600ms infinite;
  &[data-shape='text'] {
    height: 12px;
    margin: 4.5px 0;
  }
  &[data-shape='title'] {
    width: 240px;
    height: 22px;
  }
  &[data-shape='button'] {
    width: 112px;
    height: 36px;
  }
  &[data-shape='picture'] {
    width: 160px;
    aspect-ratio: 1;
  }
  &[data-shape='circle'] {
    width: 48px;
    aspect-ratio: 1;
    border-radius: 50%;
  }
  &[data-shape='block'] {
    height: 120px;
  }
`;
const Lines = styled.span`
  display: grid;
  gap: ${space.xs};
  & > :last-child:not(:only-child) {
    width: 60%;
  }
`;
