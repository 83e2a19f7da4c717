import { useEffect } from 'react';

const seen: string[] = [];

/** Takes the history over, as a library for statistics might, and does it wrong. */
export default function Page() {
  useEffect(() => {
    history.pushState = (_state, _title, url) => void seen.push(String(url));
    history.replaceState = () => {};
    window.fetch = () => Promise.reject(new Error('nobody fetches any more'));
  }, []);
  return <h1>历史归我</h1>;
}
