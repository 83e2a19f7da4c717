import { useState } from 'react';

/** One button starts work that nobody awaits and that fails, the other one works. */
export default function Page() {
  const [count, setCount] = useState(0);
  const fail = () => void Promise.resolve().then(() => Promise.reject(new Error('promise is broken')));
  return (
    <>
      <button type="button" onClick={fail}>
        坏的按钮
      </button>
      <button type="button" onClick={() => setCount(count + 1)}>
        点了 {count} 次
      </button>
    </>
  );
}
