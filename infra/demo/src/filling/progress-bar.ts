import type { Writable } from 'node:stream';

const width = 30;
const cells = (share: number) => '█'.repeat(Math.round(share * width)).padEnd(width, '░');

/** A bar that is drawn over itself in a terminal, and a line at every tenth where the output is read by a program. */
export function progressBar(label: string, out: Writable & { isTTY?: boolean } = process.stdout) {
  const started = performance.now();
  let shown = -1;
  return (done: number, total: number) => {
    const share = total > 0 ? Math.min(done / total, 1) : 1;
    const step = Math.floor(share * (out.isTTY ? 100 : 10));
    if (step === shown) return;
    shown = step;
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const line = `${label} ${cells(share)} ${String(Math.round(share * 100)).padStart(3)} %  ${done}/${total}  ${seconds} s`;
    out.write(out.isTTY ? `\r${line}${share === 1 ? '\n' : ''}` : `${line}\n`);
  };
}
