import { useEffect } from 'react';

/** Listens to everything and lets go of nothing. */
export default function Page() {
  useEffect(() => {
    for (let one = 0; one < 12; one += 1) window.addEventListener('scroll', () => one);
  }, []);
  return <h1>听着</h1>;
}
