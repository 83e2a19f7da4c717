import { useEffect } from 'react';

/** Never ends, once the page is drawn. */
export default function Page() {
  useEffect(() => {
    setTimeout(() => {
      document.title = '转圈';
      for (;;) Math.sqrt(2);
    }, 500);
  }, []);
  return <h1>开始转圈</h1>;
}
