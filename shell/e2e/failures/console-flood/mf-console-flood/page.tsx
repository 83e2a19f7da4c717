import { useEffect, useState } from 'react';

/** Fills the console and throws without end: each error is another one. */
export default function Page() {
  const [isDone, setIsDone] = useState(false);
  useEffect(() => {
    for (let line = 0; line < 1000; line += 1) console.error('flood', line, { of: 'lines' });
    for (let one = 0; one < 300; one += 1) setTimeout(() => fail(one));
    setTimeout(() => setIsDone(true));
  }, []);
  return <h1>{isDone ? '满了' : '正在刷屏'}</h1>;
}

function fail(one: number) {
  throw new Error(`flood ${one}`);
}
