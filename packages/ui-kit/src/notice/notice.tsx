import { below, color, radius, space, type } from '@mall/design-tokens';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../button/icon-button.tsx';
import { CloseIcon, FailureIcon, InfoIcon, SuccessIcon, WarningIcon } from '../icon/sign-icons.tsx';

export type Tone = 'info' | 'success' | 'warning' | 'danger';

export type NoticeProps = {
  tone?: Tone;
  title?: ReactNode;
  children?: ReactNode;
  /** A button or link at the right: the way out. */
  action?: ReactNode;
  onClose?: () => void;
  /** It appears while the page is open and is announced. */
  live?: boolean;
};

export const toneIcons = { info: InfoIcon, success: SuccessIcon, warning: WarningIcon, danger: FailureIcon };

/** A banner in the page: what changed, what to mind, what failed. */
export function Notice({ tone = 'info', title, children, action, onClose, live }: NoticeProps) {
  const Sign = toneIcons[tone];
  return (
    <Root data-tone={tone} role={live ? (tone === 'danger' ? 'alert' : 'status') : undefined}>
      <Sign />
      <Words>
        {title && <b>{title}</b>}
        {children && <div>{children}</div>}
      </Words>
      {action}
      {onClose && <IconButton label="关闭提示" icon={<CloseIcon size={14} />} onClick={onClose} />}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.md};
  padding: ${space.sm} ${space.md};
  border: 1px solid ${color.accentLine};
  border-radius: ${radius.md};
  background: ${color.accentTint};
  font-size: ${type.sizeTable};
  & > svg {
    flex: none;
    align-self: flex-start;
    margin-top: 2px;
    color: ${color.accent};
  }
  &[data-tone='success'] {
    border-color: ${color.successLine};
    background: ${color.successTint};
    & > svg {
      color: ${color.success};
    }
  }
  &[data-tone='warning'] {
    border-color: ${color.warningLine};
    background: ${color.warningTint};
    & > svg {
      color: ${color.warning};
    }
  }
  &[data-tone='danger'] {
    border-color: ${color.dangerLine};
    background: ${color.dangerTint};
    & > svg {
      color: ${color.danger};
    }
  }
  ${below.tablet} {
    flex-wrap: wrap;
  }
`;
const Words = styled.div`
  flex: 1;
  min-width: 0;
  & > b {
    font-weight: ${type.weightStrong};
  }
  /* Words keep a readable width; what doesn't fit beside them stands below. */
  ${below.tablet} {
    flex-basis: 200px;
  }
`;
