import { lazy, Suspense, useEffect, useState } from 'react';
import { cookiesWork } from './cookies-work.ts';

const CookieDialog = lazy(() => import(/* webpackChunkName: "cookie-dialog" */ './cookie-dialog.tsx'));

/** Reminds a visitor whose browser keeps no cookies how to allow them; its code comes only then. */
export function CookieReminder() {
  const [isBlocked, setBlocked] = useState(false);
  useEffect(() => setBlocked(!cookiesWork()), []);
  if (!isBlocked) return null;
  return (
    <Suspense fallback={null}>
      <CookieDialog onClose={() => setBlocked(false)} />
    </Suspense>
  );
}
