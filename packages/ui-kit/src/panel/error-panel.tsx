import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { CopyText } from '../copy-text/copy-text.tsx';
import { RefreshIcon, WarningIcon } from '../icon/sign-icons.tsx';
import { Heading, Panel, Small, Ways, Words } from './panel-parts.ts';

/** Anything thrown; an ApiError's `message` and `requestId` are shown. */
type Shown = { message?: unknown; requestId?: unknown; reason?: unknown } | null | undefined;

export type ErrorPanelProps = {
  error?: unknown;
  /** 加载失败 by default. */
  title?: string;
  /** Words of your own instead of the error's message. */
  children?: ReactNode;
  onRetry?: () => void;
  /** A retry is under way. */
  retrying?: boolean;
  /** Beside 重试: another way out. */
  action?: ReactNode;
  /** Overrides the error's own. */
  requestId?: string;
  size?: 'sm' | 'md';
};

/** For who may not do it; the API itself says 拒绝访问 (rule errors 16). */
const noPermission = '您没有权限执行此操作';
const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

/** Something failed: what, in words, a retry, and the request id to quote to customer service. */
export function ErrorPanel({ error, title = '加载失败', children, onRetry, retrying, action, requestId, size = 'md' }: ErrorPanelProps) {
  const shown = typeof error === 'object' ? (error as Shown) : undefined;
  const id = requestId ?? text(shown?.requestId);
  return (
    <Panel data-size={size} role="alert">
      <WarningIcon size={size === 'sm' ? 24 : 36} strokeWidth={size === 'sm' ? 1 : 0.8} />
      <Heading>{title}</Heading>
      <Words>{children ?? (shown?.reason === 'FORBIDDEN' ? noPermission : text(shown?.message)) ?? '请稍后重试，或联系客服'}</Words>
      {(onRetry || action) && (
        <Ways>
          {onRetry && (
            <Button icon={<RefreshIcon size={14} />} busy={retrying} onClick={onRetry}>
              重试
            </Button>
          )}
          {action}
        </Ways>
      )}
      {id && (
        <Small>
          请求编号 <CopyText text={id} label="复制请求编号" />
        </Small>
      )}
    </Panel>
  );
}
