import { Link, usePlatform, useSession } from '@mall/mf-kit';
import type { ComponentProps, MouseEvent } from 'react';
import { warmLogin } from '../session/login/warm-login.ts';
import { withRequestId } from './inquiry-path.ts';

type Props = ComponentProps<typeof Link> & {
  /** The search that led here (`r` of the address) goes along. */
  carriesRequest?: boolean;
};

const isPlainClick = (event: MouseEvent) => event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** A link to a buyer's own page: a visitor gets the login dialog, and the page after it (rule login 18). */
export function GatedLink({ onClick, onPointerEnter, carriesRequest, ...rest }: Props) {
  const platform = usePlatform();
  const { signedIn } = useSession();
  return (
    <Link
      {...rest}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        if (!signedIn) warmLogin();
      }}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || (signedIn && (!carriesRequest || !isPlainClick(event)))) return;
        event.preventDefault();
        const target = carriesRequest ? withRequestId(rest.to) : rest.to;
        if (signedIn) platform.navigate(target);
        else platform.requireLogin({ target });
      }}
    />
  );
}
