import type { HostPlatform, Session, WritableStore } from '@mall/mf-kit';
import type { PageSnapshot } from '@mall/mf-kit/manifest';

/** What the shell itself may do on top of what areas may. */
export interface ShellPlatform extends HostPlatform {
  session: WritableStore<Session>;
  region: WritableStore<PageSnapshot['region']>;
}
