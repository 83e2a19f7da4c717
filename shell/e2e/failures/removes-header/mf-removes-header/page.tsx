import { useEffect } from 'react';

/** Wants the whole window: takes the header out and the footer's content away. */
export default function Page() {
  useEffect(() => {
    document.getElementById('frame-header')?.remove();
    document.getElementById('frame-footer')!.innerHTML = '';
  }, []);
  return <h1>整屏</h1>;
}
