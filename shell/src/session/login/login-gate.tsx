import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useSiteFacts } from '../../platform/site-facts.ts';
import { dropLoginRequest, loginRequests } from '../login-requests.ts';
import { loadLoginDialog } from './warm-login.ts';

const LoginDialog = lazy(loadLoginDialog);
const nobody = () => undefined;

/** Opens the login dialog when an area, or the frame, asks for a login. */
export function LoginGate() {
  const request = useSyncExternalStore(loginRequests.subscribe, loginRequests.get, nobody);
  const { shell } = useSiteFacts();
  if (!request || !shell) return null;
  return (
    <Suspense fallback={null}>
      <LoginDialog platform={shell} request={request} onClose={dropLoginRequest} />
    </Suspense>
  );
}
