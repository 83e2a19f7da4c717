import { useEffect } from 'react';

/** Sets the page's title once its data says what it is; the server's head says the same. */
export function useTitle(title: string | undefined) {
  useEffect(() => {
    if (title) document.title = title.includes('百工商城') ? title : `${title} - 百工商城`;
  }, [title]);
}
