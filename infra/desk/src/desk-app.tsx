import { ErrorPanel, PageSkeleton, toast } from '@mall/ui-kit';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { SWRConfig } from 'swr';
import { ErrorsPage } from './errors/errors-page.tsx';
import { FlagsPage } from './flags/flags-page.tsx';
import { FleetPage } from './fleet/fleet-page.tsx';
import { DeskFrame } from './frame/desk-frame.tsx';
import { HistoryPage } from './history/history-page.tsx';
import type { PlatformError } from './platform/platform-error.ts';
import { ReleasesPage } from './releases/releases-page.tsx';
import { RunnersPage } from './runners/runners-page.tsx';
import { LoginPage } from './session/login-page.tsx';
import { redirectOf, useSession } from './session/use-session.ts';
import { SnapshotsPage } from './snapshots/snapshots-page.tsx';
import { TokensPage } from './tokens/tokens-page.tsx';
import { TopologyPage } from './topology/topology-page.tsx';

/** Nothing before the login; then the screens. A failed refresh wipes nothing off the screen. */
export const DeskApp = () => (
  <SWRConfig
    value={{
      errorRetryInterval: 3000,
      errorRetryCount: Number.POSITIVE_INFINITY,
      keepPreviousData: true,
    }}
  >
    <Door />
  </SWRConfig>
);

function Door() {
  const { operator, error, refresh, leave } = useSession();
  const { search } = useLocation();
  const target = redirectOf(search);

  if (operator === null)
    return (
      <LoginPage
        onSignedIn={() => {
          // Not a screen of the desk: the debugging page, or the mall.
          if (target && !target.startsWith('/_platform')) location.assign(target);
          else void refresh();
        }}
      />
    );
  if (!operator) return error ? <ErrorPanel error={error} onRetry={() => void refresh()} /> : <PageSkeleton label="正在打开运维台" />;
  // A session that ended elsewhere brings the login at once.
  const onError = (failure: PlatformError) => {
    if (failure.code === 'NOT_SIGNED_IN') void refresh();
  };
  return (
    <SWRConfig value={{ onError }}>
      <DeskFrame
        operator={operator.name}
        onLeave={() => void leave().catch((failure: Error) => toast.show({ tone: 'danger', text: failure.message }))}
      >
        <Routes>
          <Route index element={<TopologyPage />} />
          <Route path="login" element={<Navigate to={target?.replace(/^\/_platform/, '') || '/'} replace />} />
          <Route path="desk/fleet" element={<FleetPage />} />
          <Route path="desk/flags" element={<FlagsPage />} />
          <Route path="desk/releases" element={<ReleasesPage />} />
          <Route path="desk/errors/:id?" element={<ErrorsPage />} />
          <Route path="desk/history" element={<HistoryPage />} />
          <Route path="desk/snapshots" element={<SnapshotsPage />} />
          <Route path="desk/tokens" element={<TokensPage />} />
          <Route path="desk/runners" element={<RunnersPage />} />
          <Route path="*" element={<Navigate to="/" replace />} />
        </Routes>
      </DeskFrame>
    </SWRConfig>
  );
}
