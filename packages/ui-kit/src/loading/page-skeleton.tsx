import { below, color, radius, space } from '@mall/design-tokens';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { loadingText } from './loading-text.ts';
import { Skeleton } from './skeleton.tsx';

export type PageSkeletonProps = {
  /** What is on its way, announced: 账期额度 reads 正在加载账期额度. */
  what?: string;
  /** Other words in its place. */
  label?: string;
  /** The outline of the page that comes. */
  variant?: 'panel' | 'table' | 'grid' | 'product' | 'form';
  /** Rows of a table, cards of a grid. */
  count?: number;
};

const times = (count: number, one: (at: number) => ReactNode) => Array.from({ length: count }, (_, at) => one(at));

const row = (at: number) => (
  <Line key={at}>
    <Skeleton shape="picture" width="36px" />
    <Skeleton width="32%" />
    <Skeleton width="18%" />
    <Skeleton width="12%" />
    <Skeleton width="10%" />
  </Line>
);
const card = (at: number) => (
  <Stack key={at}>
    <Skeleton shape="picture" width="160px" />
    <Skeleton lines={2} />
    <Skeleton width="40%" />
  </Stack>
);
const outlines: Record<NonNullable<PageSkeletonProps['variant']>, (count: number) => ReactNode> = {
  panel: (count) => (
    <Stack>
      {times(Math.ceil(count / 3), (at) => (
        <Skeleton key={at} lines={3} />
      ))}
    </Stack>
  ),
  table: (count) => times(count, row),
  grid: (count) => <Grid>{times(count, card)}</Grid>,
  product: () => (
    <Sides>
      <Skeleton shape="picture" width="400px" />
      <Stack>
        <Skeleton shape="title" width="70%" />
        <Skeleton lines={3} />
        <Skeleton shape="block" height="96px" />
        <Skeleton lines={4} />
        <Skeleton shape="button" width="200px" height="48px" />
      </Stack>
    </Sides>
  ),
  form: (count) => times(Math.min(count, 5), (at) => <Skeleton key={at} shape="block" height="36px" width="480px" />),
};

/** A page that is still on its way, in its own outline; silent to the eye for the first 200 ms. */
export const PageSkeleton = ({ what, label = loadingText(what), variant = 'panel', count = 9 }: PageSkeletonProps) => (
  <Root role="status" aria-busy="true" data-variant={variant}>
    <VisuallyHidden>{label}</VisuallyHidden>
    {variant !== 'product' && <Skeleton shape="title" />}
    {outlines[variant](count)}
  </Root>
);

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.lg};
  min-height: 320px;
  align-content: start;
  padding: ${space.xxl};
  border-radius: ${radius.md};
  background: ${color.surface};
  &[data-variant='table'] {
    gap: 0;
    & > :first-child + * {
      margin-bottom: ${space.md};
    }
  }
`;
const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  height: 44px;
  border-bottom: 1px solid ${color.line};
`;
const Stack = styled.div`
  display: grid;
  gap: ${space.md};
  align-content: start;
`;
const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, 184px);
  gap: ${space.xxl};
`;
const Sides = styled.div`
  display: grid;
  grid-template-columns: 400px 1fr;
  gap: ${space.section};
  ${below.tablet} { grid-template-columns: minmax(0, 1fr); }
`;
