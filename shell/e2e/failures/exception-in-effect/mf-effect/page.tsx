import { useEffect } from 'react';

/** Renders well, and throws when it comes to life. */
export default function Page() {
  useEffect(() => {
    if (!sessionStorage.getItem('repaired')) throw new Error('effect is broken');
  }, []);
  return <h1>修好的页面</h1>;
}
