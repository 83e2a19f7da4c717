import { useState } from 'react';

const kept: number[][] = [];

/** Keeps 16 MB of every visit for ever. */
export default function Page() {
  useState(() => kept.push(Array.from({ length: 2 * 1024 * 1024 }, (_, at) => at + 0.5)));
  return <h1>{`第 ${kept.length} 次`}</h1>;
}
