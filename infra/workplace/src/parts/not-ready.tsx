import type { CallFailure } from '@mall/api-sdk';
import { EmptyPanel, ErrorPanel, PageSkeleton } from '@mall/ui-kit';
import type { ReactNode } from 'react';
import { failureWords } from '../calls/failure-words.ts';
import { Screen } from '../frame/screen.tsx';

interface Props {
  what: string;
  error: CallFailure | undefined;
  /** There is no such thing. */
  isMissing: boolean;
  /** Said then, below the screen's usual title: `what` where it has no other. */
  missing: { screen?: string; title: string; text: ReactNode; action?: ReactNode };
  /** The page's form while it loads: a table by default. */
  skeleton?: { variant: 'table' | 'panel'; count?: number };
  onRetry: () => void;
}

/** The page of one thing while the thing isn't there: missing, failed or loading. */
export function NotReady({ what, error, isMissing, missing, skeleton = { variant: 'table' }, onRetry }: Props) {
  if (isMissing)
    return (
      <Screen title={missing.screen ?? what}>
        <EmptyPanel title={missing.title} action={missing.action}>
          {missing.text}
        </EmptyPanel>
      </Screen>
    );
  if (error)
    return (
      <ErrorPanel error={error} title={`${what}加载失败`} onRetry={onRetry}>
        {failureWords(error)}
      </ErrorPanel>
    );
  return <PageSkeleton what={what} {...skeleton} />;
}
