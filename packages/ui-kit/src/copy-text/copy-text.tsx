import { below, color, radius, type } from '@mall/design-tokens';
import { type ReactNode, useDeferredValue, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { CheckIcon, CopyIcon } from '../icon/sign-icons.tsx';
import { toast } from '../toast/toast-store.ts';
import { writeClipboard } from './write-clipboard.ts';

export type CopyTextProps = {
  /** What goes on the clipboard. */
  text: string;
  /** What is shown; the text itself by default. */
  children?: ReactNode;
  /** Spoken on the button; 复制 with the text by default. */
  label?: string;
  /** Told the outcome in words, 已复制 or 复制失败 (rule errors 21); without it they are shown as a toast. */
  onCopied?: (outcome: { ok: boolean; text: '已复制' | '复制失败' }) => void;
};

/** A part number with a button that copies it in one click. The number keeps its weight and never wraps. */
export function CopyText({ text, children, label, onCopied }: CopyTextProps) {
  const [copied, setCopied] = useState(false);
  // A list has one in each row; its room is kept, so its sign can come with the scripts that make it work.
  const isAlive = useDeferredValue(true, false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 1500);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy() {
    const ok = await writeClipboard(text);
    const outcome = { ok, text: ok ? '已复制' : '复制失败' } as const;
    setCopied(ok);
    if (onCopied) onCopied(outcome);
    else toast.show({ tone: ok ? 'success' : 'danger', text: outcome.text });
  }

  return (
    <Root>
      <span>{children ?? text}</span>
      <CopyButton
        type="button"
        title={copied ? '已复制' : '复制'}
        aria-label={label ?? `复制 ${text}`}
        data-copied={copied || undefined}
        onClick={copy}
      >
        {copied ? <CheckIcon size={13} /> : isAlive && <CopyIcon size={13} />}
      </CopyButton>
    </Root>
  );
}

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 2px;
  font-weight: ${type.weightPart};
  white-space: nowrap;
  ${below.tablet} {
    & > span > a {
      display: inline-block;
      margin-block: -12px;
      padding-block: 12px;
    }
  }
`;
const CopyButton = styled.button`
  display: inline-grid;
  place-items: center;
  width: 24px;
  height: 24px;
  margin: -2px 0;
  border-radius: ${radius.sm};
  color: ${color.inkThird};
  &:hover {
    background: rgb(28 36 48 / 6%);
    color: ${color.accent};
  }
  &[data-copied] {
    color: ${color.success};
  }
  ${below.tablet} {
    width: 44px;
    height: 44px;
    margin: -12px -10px -12px -8px;
  }
`;
