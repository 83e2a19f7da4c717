import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Sets the page's title once its data says what it is; the server's head says the same. Data that comes when the page was left names no other page. */
export function useTitle(title: string | undefined) {
  const { pathname } = useLocation();
  useEffect(() => {
    if (title && pathname === window.location.pathname) document.title = title.includes('百工商城') ? title : `${title} - 百工商城`;
  }, [title, pathname]);
}
