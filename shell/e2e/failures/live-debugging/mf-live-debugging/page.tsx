import { useState } from 'react';

/** A page with something to lose: a count, and what is typed. */
export default function Page() {
  const [count, setCount] = useState(0);
  return (
    <>
      <h1>第一版</h1>
      <button type="button" onClick={() => setCount(count + 1)}>
        点了 {count} 次
      </button>
      <input aria-label="备注" />
    </>
  );
}
