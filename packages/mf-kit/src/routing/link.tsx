import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { usePlatform } from '../platform/platform-context.tsx';

interface Props extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path of the site, or an address outside it. */
  to: string;
  newTab?: boolean;
  children?: ReactNode;
}

const isPlainClick = (event: MouseEvent) => event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** A link within the site, to any area: a real anchor that is followed without a page load and warms its target up on intent. */
export function Link({ to, newTab, onClick, onPointerEnter, onPointerDown, onFocus, children, ...rest }: Props) {
  const platform = usePlatform();
  const isOutside = /^[a-z]+:|^\/\//i.test(to);
  const isElsewhere = newTab || rest.target === '_blank' || isOutside;
  const warm = () => !isOutside && platform.warm(to);
  return (
    <a
      {...rest}
      href={to}
      {...(newTab ? { target: '_blank', rel: 'noopener' } : {})}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        warm();
      }}
      onPointerDown={(event) => {
        onPointerDown?.(event);
        warm();
      }}
      onFocus={(event) => {
        onFocus?.(event);
        warm();
      }}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || isElsewhere || !isPlainClick(event)) return;
        event.preventDefault();
        platform.navigate(to);
      }}
    >
      {children}
    </a>
  );
}
