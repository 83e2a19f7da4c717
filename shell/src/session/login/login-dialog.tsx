import { Dialog } from '@mall/ui-kit/overlays';
import type { ShellPlatform } from '../../platform/shell-platform.ts';
import { type LoginRequest, loginRequests } from '../login-requests.ts';
import { LoginPanel } from './login-panel.tsx';

interface Props {
  platform: ShellPlatform;
  request: LoginRequest;
  onClose: () => void;
}

/** The login dialog over the page, which stays as it is. */
export default function LoginDialog({ platform, request, onClose }: Props) {
  return (
    <Dialog onClose={onClose} title="登录百工商城" size="lg" closeOnOutsideClick={false}>
      <LoginPanel platform={platform} request={request} onLeave={() => loginRequests.set(undefined)} />
    </Dialog>
  );
}
