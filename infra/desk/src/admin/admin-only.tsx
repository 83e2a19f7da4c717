import { ErrorPanel, PageSkeleton } from '@mall/ui-kit';
import { type ReactNode, useState } from 'react';
import useSWR from 'swr';
import { type CallOptions, call } from '../platform/call.ts';
import type { PlatformError } from '../platform/platform-error.ts';
import { AdminDoor } from './admin-door.tsx';

/** What an administrator does here with. */
export interface Admin {
  /** Goes with each call: the token they brought, where the operator is no administrator. */
  as: Pick<CallOptions, 'token'>;
  refresh: () => Promise<void>;
  /** Forgets the token that was brought. */
  close: (() => void) | undefined;
}

interface Props<Answer> {
  title: string;
  act: string;
  path: string;
  children: (answer: Answer, admin: Admin) => ReactNode;
}

/** What only administrators see: operators with that role, or whoever brings an administrator's token, which is forgotten with the page. */
export function AdminOnly<Answer>({ title, act, path, children }: Props<Answer>) {
  const [token, setToken] = useState<string>();
  const as = token ? { token } : {};
  const { data, error, mutate } = useSWR<Answer, PlatformError>(token ? `${path} as admin` : path, () => call('GET', path, as), {
    shouldRetryOnError: ({ code }: PlatformError) => code !== 'ADMIN_ONLY',
  });
  if (error?.code === 'ADMIN_ONLY') return <AdminDoor title={title} act={act} path={path} onOpen={setToken} />;
  const refresh = async () => void (await mutate());
  if (data) return children(data, { as, refresh, close: token ? () => setToken(undefined) : undefined });
  return error ? <ErrorPanel error={error} onRetry={() => void mutate()} /> : <PageSkeleton label={`正在读取${title}`} variant="table" />;
}
