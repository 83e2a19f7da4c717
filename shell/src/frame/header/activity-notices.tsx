import { call, useCall } from '@mall/mf-kit';
import { BellIcon, loadingText } from '@mall/ui-kit';
import { useId, useRef, useState } from 'react';
import { useSiteFacts } from '../../platform/site-facts.ts';
import { FrameLink } from '../frame-link.tsx';

/** The bell of the notice bar: the activities that run now, in a list of 300 px, at most 400 px high (rule layout 11). Asked for on the first press. */
export function ActivityNotices() {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { hasPage } = useSiteFacts();
  const { data, error, refresh } = useCall(isOpen ? call('layout.getActivityNotifys') : null);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: closes the list when the focus leaves it; the button inside works by itself
    <span
      className="frame-bell"
      onBlur={(event) => event.relatedTarget && !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setOpen(false)}
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !isOpen) return;
        setOpen(false);
        button.current?.focus();
      }}
    >
      <button ref={button} type="button" aria-label="活动通知" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        <BellIcon size={14} />
      </button>
      {isOpen && (
        <ul id={id} className="frame-bell-list" aria-label="活动通知" aria-busy={!data && !error}>
          {data?.map((one) => (
            <li key={one.id}>
              {hasPage(one.url) ? <FrameLink to={one.url}>{one.title}</FrameLink> : <b>{one.title}</b>}
              <span>{one.text}</span>
            </li>
          ))}
          {data?.length === 0 && <li>暂无活动</li>}
          {!data && !error && <li>{loadingText()}</li>}
          {!data && error && (
            <li>
              <button type="button" onClick={() => void refresh()}>
                活动加载失败，点击重试
              </button>
            </li>
          )}
        </ul>
      )}
    </span>
  );
}
