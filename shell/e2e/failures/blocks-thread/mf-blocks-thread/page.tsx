import { useState } from 'react';

/** Counts for four seconds when asked to. */
export default function Page() {
  const [isDone, setIsDone] = useState(false);
  function block() {
    const end = performance.now() + 4000;
    while (performance.now() < end);
    setIsDone(true);
  }
  return (
    <>
      <h1>{isDone ? '算完了' : '没有在算'}</h1>
      <button type="button" onClick={block}>
        开始计算
      </button>
    </>
  );
}
